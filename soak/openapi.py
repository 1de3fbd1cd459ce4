"""Soak run of valid and invalid requests, generated from the OpenAPI document, against a real server."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.support.openapi_checks import checked_api

NUMBER = 100


def main() -> int:
    """Check every operation with one seed after the other; 1 at the first fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    asked = parser.parse_args()
    seed, end = asked.seed, time.monotonic() + asked.seconds
    with tempfile.TemporaryDirectory() as folder, checked_api(Path(folder)) as api:
        while seed == asked.seed or time.monotonic() < end:
            print(f"seed {seed}", flush=True)
            for operation in api.operations():
                for fault in [*api.check(operation, NUMBER, seed), *api.errors()]:
                    print(fault)
                    return 1
            seed += 1
        print(dict(api.statuses))
    return 0


if __name__ == "__main__":
    sys.exit(main())
