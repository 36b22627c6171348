import './editor.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditorPayload } from '../features/editing/editor-payload.ts';
import { initializeStore } from '../site/client-store.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { EditorApp } from './editor-app.tsx';

/** The editors' app: the browser's only, served as an empty shell with what it has to know. */
const container = document.getElementById('editor');
const given = document.getElementById('editor-payload');
if (container === null || given === null) throw new Error('The editor was served without its data');

const payload = JSON.parse(given.textContent) as EditorPayload;
const texts = await loadTexts(payload.language, ['frame', 'editor']);
// Some modules keep what visitors do in the shop's store; the canvas shows them as they are.
initializeStore();
createRoot(container).render(
  <StrictMode>
    <EditorApp payload={payload} texts={texts} />
  </StrictMode>,
);
