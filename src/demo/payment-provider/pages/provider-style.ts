/** Styles of the provider's pages: plain as a bank's, and none of the shop's. */
export const PROVIDER_STYLE = `
* { box-sizing: border-box; }
body { margin: 0; background: #f3f4f6; color: #1d2733; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1rem 1.25rem 1.25rem; background: #fff; min-height: 100vh; }
h1 { font-size: 1.25rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
p { margin: 0 0 .75rem; }
dl { display: grid; gap: .125rem; margin: 0 0 .875rem; padding: .625rem .875rem; background: #f3f4f6; border-radius: .5rem; }
dl div { display: flex; flex-wrap: wrap; column-gap: 1rem; }
dt { color: #4a5665; } dd { margin: 0 0 0 auto; text-align: end; font-weight: 600; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .5rem; margin: 0 0 .5rem; }
.choices { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; } .choices button { flex: 1 1 auto; }
label { font-weight: 600; }
input { font: inherit; font-size: 1.25rem; letter-spacing: .15em; padding: .375rem .75rem; border: 1px solid #6b7786; border-radius: .375rem; width: 100%; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid transparent; border-radius: .375rem; cursor: pointer; background: #0b4f8a; color: #fff; }
button.quiet { background: none; border-color: #6b7786; color: #1d2733; }
:focus-visible { outline: 3px solid #d97706; outline-offset: 2px; }
@media (max-width: 22rem) { main { padding: .75rem .875rem; } body { font-size: .9375rem; line-height: 1.4; } dl { padding: .5rem .75rem; } button { padding-inline: .5rem; } }
.mark { display: flex; justify-content: space-between; align-items: baseline; padding-bottom: .5rem; margin-bottom: .75rem; border-bottom: 1px solid #d5dae0; font-weight: 700; }
.mark small, .note { color: #4a5665; font-weight: 400; font-size: .875rem; }
.wrong { color: #a4141c; font-weight: 600; margin: 0; }
.wallet { background: #0b6b4f; } .wallet main { margin-block: 8vh; min-height: 0; border-radius: .75rem; }
.wallet button { background: #0b6b4f; } .wallet button.quiet { background: none; }
.wallet .mark span { color: #0b6b4f; font-size: 1.25rem; }
.sheet { background: #fff; } .sheet main { padding-block: 1.25rem; }
.sheet button { background: #111; } .sheet button.quiet { background: none; }
.sum { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; margin: 0 0 1rem; } .sum b { font-variant-numeric: tabular-nums; }
fieldset { display: grid; gap: .25rem; margin: 0 0 .5rem; padding: 0; border: 0; } legend { padding: 0 0 .25rem; font-weight: 600; }
.card { display: flex; gap: .625rem; align-items: center; min-height: 2.75rem; font-weight: 400; cursor: pointer; } .card input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #111; }
details { margin: 0 0 .75rem; } details[open] { display: grid; gap: .25rem; } summary { min-height: 2.75rem; line-height: 2.75rem; font-weight: 600; cursor: pointer; }
.sheet details input, select { font: inherit; letter-spacing: normal; min-height: 2.75rem; padding: .375rem .75rem; border: 1px solid #6b7786; border-radius: .375rem; width: 100%; background: #fff; color: inherit; }
.wide main { max-width: 52rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 34rem; } th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d5dae0; }
td:first-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
.field { background: transparent; height: 100vh; }
.field label, .field [role=alert], .field [data-date] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0; padding: 0; }
.field > input:not([data-date]) { display: block; height: 100vh; border: 0; border-radius: 0; background: transparent; padding: 0 .75rem; font-size: 1rem; letter-spacing: normal; color: inherit; outline: none; }
`;
