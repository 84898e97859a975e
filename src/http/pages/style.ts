/** The one style sheet. System fonts, no images: the pages ask no other host for anything. */
export const styleSheet = `
:root {
  color-scheme: light dark;
  --paper: #fbfbf9; --ink: #1d2329; --soft: #59636e; --line: #dfe2de; --panel: #f2f3ef;
  --accent: #0b6b5d; --accent-ink: #ffffff;
  --get: #1c6a4a; --post: #7a4a00; --bad: #a12828;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181b; --ink: #e3e6e4; --soft: #9aa5ad; --line: #2c343a; --panel: #1b2125;
    --accent: #6bc9b6; --accent-ink: #10211d;
    --get: #7fd0a8; --post: #e3b566; --bad: #f09a94;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.6;
  font: 400 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: break-word; }
a { color: var(--accent); text-underline-offset: .18em; }
a:has(> code) { text-underline-offset: .4em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: .5rem; background: var(--paper); padding: .3rem .6rem; }
.top { display: flex; flex-wrap: wrap; gap: .4rem 1.6rem; align-items: baseline; padding: .9rem 1.5rem;
  border-bottom: 1px solid var(--line); }
.brand { font-weight: 650; letter-spacing: -.01em; color: var(--ink); text-decoration: none; font-size: 1.1rem; }
.top nav { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; font-size: .94rem; }
.top nav a { color: var(--soft); text-decoration: none; }
.top nav a:hover { color: var(--ink); text-decoration: underline; }
.top nav a[aria-current] { color: var(--ink); font-weight: 600; }
.page { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1.5rem 5rem; }
.with-contents { max-width: 72rem; display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 3rem; }
.contents { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow: auto;
  font-size: .9rem; padding-top: .6rem; }
.contents p { margin: 1rem 0 .2rem; color: var(--soft); font-size: .8rem; font-weight: 600; }
.contents a { display: block; padding: .16rem 0; color: var(--soft); text-decoration: none; }
.contents a:hover { color: var(--accent); }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -.02em; margin: .6rem 0 .8rem; text-wrap: balance; }
h2 { font-size: 1.4rem; line-height: 1.3; letter-spacing: -.01em; margin: 3rem 0 .6rem; padding-top: 1.4rem;
  border-top: 1px solid var(--line); text-wrap: balance; }
h3 { font-size: 1.02rem; margin: 1.8rem 0 .4rem; }
p, ul, ol { max-width: 44rem; }
.lead { font-size: 1.1rem; color: var(--soft); }
.soft { color: var(--soft); }
code { font: .9em/1.5 var(--mono); background: var(--panel); border-radius: 4px; padding: .1em .3em; }
pre { font: .86rem/1.55 var(--mono); background: var(--panel); border: 1px solid var(--line); border-radius: 8px;
  padding: .9rem 1rem; overflow-x: auto; max-height: 32rem; }
pre code { background: none; padding: 0; font-size: inherit; }
.scroll { overflow-x: auto; margin: .6rem 0 1rem; }
table { border-collapse: collapse; width: 100%; font-size: .93rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .9rem .5rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; font-size: .84rem; }
td:last-child, th:last-child { padding-right: 0; }
td code { overflow-wrap: normal; white-space: nowrap; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.need { color: var(--bad); font-size: .84rem; white-space: nowrap; }
.endpoint { display: flex; flex-wrap: wrap; gap: .3rem .7rem; align-items: baseline; font-family: var(--mono);
  font-size: .95rem; }
.method { font-weight: 700; color: var(--get); }
.method.POST { color: var(--post); }
.access { color: var(--soft); font-size: .92rem; }
summary { cursor: pointer; color: var(--accent); padding: .3rem 0; }
.button { display: inline-block; background: var(--accent); color: var(--accent-ink); padding: .5rem 1.1rem;
  border-radius: 7px; text-decoration: none; font-weight: 600; }
@media (max-width: 54rem) {
  .with-contents { display: block; }
  .contents { position: static; max-height: none; border-bottom: 1px solid var(--line); padding-bottom: 1rem; }
  .contents a { display: inline-block; margin-right: .9rem; }
  .contents p { margin-top: .6rem; }
  .page { padding: 1rem 1.1rem 4rem; }
  .top { padding: .8rem 1.1rem; }
  h1 { font-size: 1.6rem; }
}
@media print { .top, .contents { display: none; } pre { max-height: none; white-space: pre-wrap; } }
`.trimStart();
