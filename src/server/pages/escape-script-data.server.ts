/** JSON inside a script element: `<` would let `</script>` or `<!--` end it. */
export function escapeScriptData(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
