/** The copy button next to a set-up link. Without this script staff copy the link manually; the page has the texts. */
const place = document.querySelector<HTMLElement>('[data-copy]');
const link = place?.querySelector('input');
const button = place?.querySelector('button');

if (link != null && button != null && 'clipboard' in navigator) {
  button.hidden = false;
  button.addEventListener('click', () => {
    link.select();
    // When the browser refuses, the link is still selected and Ctrl+C copies it.
    void navigator.clipboard.writeText(link.value).then(say, () => undefined);
  });
}

function say(): void {
  const status = place?.querySelector('[role=status]');
  if (status != null) status.textContent = place?.dataset.copy ?? '';
}
