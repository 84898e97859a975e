/** The analyses' part of the style sheet. Within `.report` stands what the reports of the command line are made of. */
export const analysisStyle = `
.address { overflow-wrap: anywhere; }
.plain-weight { font-weight: 400; }
.score-figure { font-variant-numeric: tabular-nums; font-weight: 650; }
.score-figure.good, .report .good { color: var(--good); }
.score-figure.warn, .report .mid { color: var(--warn); }
.score-figure.bad, .report .bad { color: var(--bad); }
.report .neutral { color: var(--accent); }
.analysis-filters .field { flex: 1 1 6rem; }
.analysis-filters .field:first-child { flex: 3 1 14rem; }
@media (min-width: 40.01rem) { .listed td:nth-child(n + 6) { white-space: nowrap; } }
.analysis-filters .field:nth-child(3), .analysis-filters .field:nth-child(4) { max-width: 8rem; }
@media (max-width: 40rem) {
  .listed table.cards tr { display: grid; grid-template-columns: 1fr 1fr; gap: 0 .6rem; }
  .listed table.cards th[scope=row] { grid-column: 1 / -1; }
  .listed table.cards td { grid-template-columns: 4.6rem minmax(0, 1fr); gap: .4rem; }
}
.tick { display: inline-flex; padding: .5rem; margin: -.5rem; }
.tick input { margin: 0; }
.other-world { display: flex; flex-wrap: wrap; gap: .2rem .5rem; align-items: center; margin-top: 1rem; }
button.quiet { border: 0; background: none; color: var(--accent); text-decoration: underline; padding: .4rem .2rem; min-height: 0; font-weight: 400; }
details.more > summary { cursor: pointer; color: var(--accent); padding: .3rem 0; }
.stack-of-fields { display: grid; gap: 1rem; padding-top: .6rem; }
.batch-progress { margin: 0 0 1rem; }
progress { width: 100%; height: .7rem; accent-color: var(--accent); }

.scores { justify-content: center; display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; }
.categories { flex: 1 1 16rem; margin: 0; display: grid; gap: .7rem; }
.categories div { display: grid; grid-template-columns: 1fr auto; gap: .1rem .8rem; }
.categories dt a { color: inherit; text-decoration: none; }
.categories dt a:hover { text-decoration: underline; }
.categories dd { margin: 0; font-variant-numeric: tabular-nums; font-weight: 600; }
.categories .drawing { grid-column: 1 / -1; }
.report .bar { display: block; border-radius: 4px; overflow: hidden; }
.categories .bar { width: 100%; height: 8px; }
.report .bar .track { fill: var(--line); }
.report .bar .fill { fill: currentColor; }
.report .bar.warn { color: var(--warn); }
.contents { display: flex; flex-wrap: wrap; gap: .1rem 1rem; margin: 0 0 1rem; font-size: .94rem; }
.contents a { padding: .25rem 0; }
.report h3 .score-figure { margin-left: .4rem; }
.report q { quotes: "\\201c" "\\201d"; color: var(--soft); unicode-bidi: isolate; }
.report .code-point { font: .75em/1.2 var(--mono); border: 1px solid var(--bad); color: var(--bad); border-radius: 3px; padding: 0 .25em; margin: 0 .1em; white-space: normal; }
.report .limits { list-style: none; padding: 0; margin: 0 0 1rem; }
.report .limits > li { border-left: 4px solid var(--line); padding: .2rem 0 .2rem .9rem; margin: .6rem 0; max-width: 46rem; }
.report .limits > .limit { border-color: var(--bad); }
.advice-list { padding-left: 1.4rem; }
.advice-list > li { margin: .9rem 0; max-width: 46rem; }
.advice-list > li::marker { font-weight: 650; color: var(--accent); }
.about { display: flex; flex-wrap: wrap; gap: .2rem .9rem; align-items: center; font-size: .9rem; }
.report .queries, .report .checks, .report .gaps { list-style: none; padding: 0; }
.report .queries > li, .report .gaps > li { margin: 1rem 0; }
.report .query { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .7rem; }
.report .score { font-weight: 680; font-variant-numeric: tabular-nums; }
.report .none { color: var(--bad); }
.report .check { border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: var(--radius); padding: .6rem 1rem; margin: .6rem 0; }
.report .check.pass { border-left-color: var(--good); }
.report .check.partial { border-left-color: var(--warn); }
.report .check.fail, .report .check.error { border-left-color: var(--bad); }
.report .check:target, .report .queries > li:target, .report .limits > li:target, .report .card:target { outline: 2px solid var(--accent); outline-offset: 3px; }
.report .check-head { display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline; max-width: none; }
.report .check-head strong { flex: 1 1 14rem; }
.report .check-head .number { color: var(--soft); min-width: 1.2rem; }
.report .verdict { font-weight: 600; font-size: .9rem; }
.report .pass .verdict { color: var(--good); }
.report .partial .verdict { color: var(--warn); }
.report .fail .verdict, .report .error .verdict { color: var(--bad); }
.report .points { color: var(--soft); font-size: .9rem; font-variant-numeric: tabular-nums; }
.report .quotes { font-size: .94rem; padding-left: .9rem; list-style: none; border-left: 2px solid var(--line); margin: .5rem 0; }
.report .quotes li { margin: .25rem 0; max-width: 46rem; }
.report .place { font-size: .88rem; white-space: nowrap; }
.report .advice { background: var(--panel); border-radius: 6px; padding: .4rem .7rem; }
.report .page-text { border: 1px solid var(--line); border-radius: var(--radius); padding: .6rem 1.2rem; max-width: 49rem; margin: .6rem 0; }
.report .page-text p { margin: .55rem 0; }
.report .page-text .heading { font-weight: 680; margin-top: 1.1rem; }
.report .page-text .major { font-size: 1.12rem; }
.report mark { color: var(--ink); background: var(--accent-soft); border-radius: 3px; padding: .05em 0; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.report mark[class] { color: var(--ink); }
.report mark.good { background: var(--good-soft); }
.report mark.mid { background: var(--warn-soft); }
.report mark.bad { background: var(--bad-soft); }
.report .label { font: 600 .72rem/1 var(--mono); text-decoration: none; border: 1px solid currentColor; border-radius: 3px; padding: .05rem .22rem; margin: 0 .2rem 0 .1rem; vertical-align: .12em; background: var(--paper); }
.report .label:target { outline: 2px solid var(--accent); outline-offset: 2px; background: var(--ink); color: var(--paper); }
.report .key { display: flex; flex-wrap: wrap; gap: .2rem .9rem; font-size: .9rem; color: var(--soft); }
.report .key mark { padding: .05em .35em; }
.more-text { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; }
.history { max-width: 46rem; }
.report .scroll td.number { text-align: left; }
@media (max-width: 40rem) { .report .check-head strong { flex-basis: calc(100% - 3rem); } }
.report .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); }
.report .salience { white-space: nowrap; font-variant-numeric: tabular-nums; }
.report .salience .bar { display: inline-block; vertical-align: .1em; margin-left: .4rem; }
.block-words { border-left: 2px solid var(--line); padding-left: .9rem; margin: .6rem 0; }
.two { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.side { display: flex; gap: 1rem; align-items: center; }
.side > div { min-width: 0; }
.side h2 { margin: 0 0 .3rem; font-size: 1rem; }
.side .dial { width: 5.5rem; }
`;
