/**
 * The report's style sheet. It stands inside the document, which asks nobody for anything; its hash is in the document's
 * policy, so that no other style applies. System fonts alone.
 */
export const reportStyle = `
:root { color-scheme: light dark;
  --paper: #fbfbf9; --ink: #1d2329; --soft: #59636e; --line: #dfe2de; --panel: #f2f3ef; --accent: #0b6b5d;
  --good: #1c6a4a; --mid: #8a5800; --bad: #a12828; --neutral: #3d5a80;
  --good-mark: #d5efe0; --mid-mark: #fbe8bf; --bad-mark: #fadbd7; --neutral-mark: #dfe8f4;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #14181b; --ink: #e3e6e4; --soft: #9aa5ad; --line: #2c343a; --panel: #1b2125; --accent: #6bc9b6;
  --good: #7fd0a8; --mid: #e3b566; --bad: #f09a94; --neutral: #9bbce4;
  --good-mark: #17382a; --mid-mark: #40310f; --bad-mark: #4a2220; --neutral-mark: #22324a; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 400 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main, .top, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.5rem; }
.top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .2rem 1.5rem; padding-top: 1rem;
  padding-bottom: .8rem; border-bottom: 1px solid var(--line); color: var(--soft); font-size: .92rem; }
.top strong { color: var(--ink); font-size: 1.05rem; letter-spacing: -.01em; }
a { color: var(--accent); text-underline-offset: .18em; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
h1 { font-size: 1.8rem; line-height: 1.2; letter-spacing: -.02em; margin: 1.6rem 0 .4rem; text-wrap: balance; }
h2 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.015em; margin: 0 0 .3rem; text-wrap: balance; }
h3 { font-size: 1.15rem; line-height: 1.3; margin: 0 0 .7rem; }
h4 { font-size: .95rem; margin: 1.6rem 0 .5rem; color: var(--soft); }
p { margin: .35rem 0; max-width: 46rem; }
ul, ol { margin: .4rem 0; padding-left: 1.3rem; }
.soft { color: var(--soft); } .good { color: var(--good); } .mid { color: var(--mid); } .bad { color: var(--bad); }
.neutral { color: var(--neutral); }
code { font: .88em/1.5 var(--mono); background: var(--panel); border-radius: 4px; padding: .1em .3em; }
q { quotes: "\\201c" "\\201d"; color: var(--soft); unicode-bidi: isolate; }
.code-point { font: .75em/1.2 var(--mono); border: 1px solid var(--bad); color: var(--bad); border-radius: 3px;
  padding: 0 .25em; margin: 0 .1em; white-space: normal; }
.page { padding: 2.2rem 0 1rem; } .page + .page, .scroll + .page { border-top: 3px solid var(--line); }
.scroll + .page { margin-top: 2.5rem; }
.address { font-size: .95rem; }
.facts { color: var(--soft); font-size: .92rem; }
.contents { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; font-size: .92rem; margin: .7rem 0 0; padding: 0;
  list-style: none; }
.scores { display: flex; flex-wrap: wrap; align-items: center; gap: 1.2rem 2.4rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: 12px; padding: 1.2rem 1.5rem; margin: 1.2rem 0; }
.ring { flex: none; } .ring .track { stroke: var(--line); } .ring .fill { stroke: currentColor; }
.ring .figure { font-size: 27px; font-weight: 680; fill: var(--ink); letter-spacing: -.03em; }
.ring .unit { font-size: 11px; fill: var(--soft); }
.bar { display: block; max-width: 100%; border-radius: 4px; overflow: hidden; } .bar .track { fill: var(--line); } .bar .fill { fill: currentColor; }
.categories { flex: 1 1 20rem; margin: 0; display: grid; gap: .8rem; }
.categories div { display: grid; grid-template-columns: 1fr auto; gap: .1rem .8rem; }
.categories dt { font-weight: 600; } .categories dd { margin: 0; }
.categories .figure { font-variant-numeric: tabular-nums; font-weight: 600; }
.categories .drawing { grid-column: 1 / -1; } .categories .bar { width: 100%; }
.limits { list-style: none; padding: 0; margin: 0 0 1.2rem; }
.limits li { border-left: 4px solid var(--line); padding: .2rem 0 .2rem .9rem; margin: .6rem 0; max-width: 46rem; }
.limits .limit { border-color: var(--bad); }
.part { margin: 2.4rem 0 0; padding-top: 1.4rem; border-top: 1px solid var(--line); }
.recommendations li { margin: .55rem 0; padding-left: .3rem; max-width: 45rem; }
.recommendations li::marker { font-weight: 680; color: var(--accent); }
.queries, .checks, .gaps { list-style: none; padding: 0; }
.queries > li, .gaps > li { margin: 1.1rem 0; }
.query { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .7rem; }
.score { font-weight: 680; font-variant-numeric: tabular-nums; }
.none { color: var(--bad); }
.check { border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: 8px; padding: .6rem 1rem;
  margin: .6rem 0; break-inside: avoid; }
.check.pass { border-left-color: var(--good); } .check.partial { border-left-color: var(--mid); }
.check.fail, .check.error { border-left-color: var(--bad); }
.check:target, .queries > li:target, .limits li:target { outline: 2px solid var(--accent); outline-offset: 3px; }
.check-head { display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline; max-width: none; }
.check-head strong { flex: 1 1 14rem; }
.number { font-variant-numeric: tabular-nums; } .check-head .number { color: var(--soft); min-width: 1.2rem; }
.verdict { font-weight: 600; font-size: .9rem; }
.pass .verdict { color: var(--good); } .partial .verdict { color: var(--mid); }
.fail .verdict, .error .verdict { color: var(--bad); }
.points { color: var(--soft); font-size: .9rem; font-variant-numeric: tabular-nums; min-width: 5.4rem;
  text-align: right; }
.quotes { font-size: .94rem; padding-left: .9rem; list-style: none; border-left: 2px solid var(--line); }
.quotes li { margin: .25rem 0; max-width: 46rem; }
.place { font-size: .86rem; white-space: nowrap; }
.advice { background: var(--panel); border-radius: 6px; padding: .4rem .7rem; }
.page-text { border: 1px solid var(--line); border-radius: 10px; padding: .6rem 1.4rem; max-width: 49rem; }
.page-text p { margin: .55rem 0; } .page-text .heading { font-weight: 680; margin-top: 1.1rem; }
.page-text .major { font-size: 1.12rem; }
mark, mark[class] { color: var(--ink); background: var(--neutral-mark); border-radius: 3px; padding: .05em 0;
  box-decoration-break: clone; -webkit-box-decoration-break: clone; }
mark.good { background: var(--good-mark); } mark.mid { background: var(--mid-mark); }
mark.bad { background: var(--bad-mark); }
.label { font: 600 .7rem/1 var(--mono); text-decoration: none; border: 1px solid currentColor; border-radius: 3px;
  padding: .05rem .22rem; margin: 0 .2rem 0 .1rem; vertical-align: .12em; background: var(--paper); }
.label:hover, .label:target { background: var(--ink); color: var(--paper); }
.label:target { outline: 2px solid var(--accent); outline-offset: 2px; }
.key { display: flex; flex-wrap: wrap; gap: .2rem .9rem; font-size: .9rem; color: var(--soft); }
.key mark { padding: .05em .35em; color: var(--ink); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .94rem; }
th, td { text-align: left; vertical-align: top; padding: .45rem .9rem .45rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-size: .85rem; white-space: nowrap; } tbody th { font-weight: 600; }
td.number { font-variant-numeric: tabular-nums; } tbody th { min-width: 9rem; }
.salience { white-space: nowrap; font-variant-numeric: tabular-nums; }
.salience .bar { display: inline-block; vertical-align: .1em; margin-left: .4rem; }
.index .total { font-weight: 680; font-size: 1.05rem; white-space: nowrap; }
.index td { font-variant-numeric: tabular-nums; } .index td:nth-child(2) { min-width: 14rem; }
.failure { border-left: 4px solid var(--bad); padding: .3rem 0 .3rem 1rem; margin: 1rem 0; }
footer { color: var(--soft); font-size: .88rem; padding-top: 1.2rem; padding-bottom: 3rem; }
@media (max-width: 42rem) {
  main, .top, footer { padding-left: 1rem; padding-right: 1rem; }
  .scores { padding: 1rem; justify-content: center; } .page-text { padding: .4rem .9rem; }
  h1 { font-size: 1.45rem; } h2 { font-size: 1.3rem; }
  .index .category { display: none; } .check { padding: .5rem .7rem; }
  .points { min-width: 0; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --panel: #fff; }
  body { font-size: 10pt; } main, .top, footer { max-width: none; padding: 0; }
  .page { break-before: page; padding-top: 0; } .page:first-of-type { break-before: auto; }
  .contents { display: none; } h2, h3, h4 { break-after: avoid; } .scroll { overflow: visible; }
  mark, .bar, .ring { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`.trim();
