import './editor.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditorHandover } from '../features/editing/editor-handover.ts';
import { initializeStore } from '../site/client-store.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { EditorApp } from './editor-app.tsx';

/** The editors' app: the browser's only, served as an empty shell with what it has to know. */
const container = document.getElementById('editor');
const given = document.getElementById('editor-handover');
if (container === null || given === null) throw new Error('The editor was served without its data');

const handover = JSON.parse(given.textContent) as EditorHandover;
const texts = await loadTexts(handover.language, ['frame', 'editor']);
// Some modules keep what visitors do in the shop's store; the canvas shows them as they are.
initializeStore();
createRoot(container).render(
  <StrictMode>
    <EditorApp handover={handover} texts={texts} />
  </StrictMode>,
);
