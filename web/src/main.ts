import { mount } from 'svelte';
import App from './App.svelte';
import './lib/mouse';
import './lib/stale';
import './app.css';

mount(App, { target: document.getElementById('app')! });
