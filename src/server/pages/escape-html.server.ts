const textEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => textEscapes[character] ?? character);
}

/** As React writes attributes, so that what is put into its markup reads the same. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => textEscapes[character] ?? character);
}

/** JSON inside a script element: `<` would let `</script>` or `<!--` end it. */
export function escapeScriptData(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
