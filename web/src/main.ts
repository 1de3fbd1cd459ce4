// Starts the client.
import './styles/tokens.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.body });
