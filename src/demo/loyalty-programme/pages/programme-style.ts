/** Styles of the programme's pages: a party of its own, and none of the shop's. */
export const PROGRAMME_STYLE = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; color: #14213d; background: #e9eef6 linear-gradient(#0d2c54 0 10rem, #e9eef6 10rem) no-repeat; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.25rem 1.25rem 2rem; }
.mark { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; margin: 0 0 1.5rem; color: #fff; font-weight: 700; letter-spacing: .02em; }
.mark small { color: #c9d8ee; font-weight: 400; font-size: .875rem; letter-spacing: 0; }
.card { padding: 1.5rem 1.25rem; border-radius: .75rem; background: #fff; box-shadow: 0 .75rem 2rem #0d2c5429; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2; }
p { margin: 0 0 1rem; }
ul { margin: 0 0 1.25rem; padding: .875rem 1rem .875rem 2rem; border-radius: .5rem; background: #eef3fa; }
form { display: grid; gap: .25rem; margin: 0; }
label { margin-top: .5rem; font-weight: 600; }
input { width: 100%; padding: .5rem .75rem; border: 1px solid #5c6c86; border-radius: .375rem; font: inherit; font-size: 1.125rem; font-variant-numeric: tabular-nums; letter-spacing: .06em; }
button { min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid transparent; border-radius: .375rem; background: #0d2c54; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { border-color: #5c6c86; background: none; color: #14213d; }
.choices { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0 0; } .choices button { flex: 1 1 auto; }
.note { margin: 1rem 0 0; color: #46546c; font-size: .875rem; }
.wrong { margin: .5rem 0 0; color: #a4141c; font-weight: 600; }
.balance { margin: 0 0 1.25rem; font-size: 2.25rem; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
.balance small { display: block; color: #46546c; font-size: .875rem; font-weight: 400; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; } caption { text-align: start; font-weight: 700; padding-bottom: .25rem; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d6deea; text-align: start; }
th { color: #46546c; font-size: .875rem; font-weight: 400; }
td:last-child, th:last-child { padding-right: 0; text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
:focus-visible { outline: 3px solid #d97706; outline-offset: 2px; }
`;
