// The page for drawing a face without a server: `npm run dev`, then /harness.html?fixture=NAME&lang=it&theme=dark&mode=hand&at=12
import '../src/styles/tokens.css';
import '../src/styles/page.css';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

mount(Harness, { target: document.body });
