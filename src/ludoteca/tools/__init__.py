"""Programs that test a running server: an audit of hidden information and a load test."""
