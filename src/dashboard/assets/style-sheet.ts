/** The dashboard's one style sheet: phone width first; colours for light and dark in custom properties. */
export const styleSheet = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --panel: #f6f7f9; --raised: #ffffff; --line: #dcdfe4; --strong-line: #8a919c;
  --ink: #1b1e24; --soft: #565d68;
  --accent: #2456b8; --accent-ink: #ffffff; --accent-soft: #e8eefb;
  --good: #14713f; --good-soft: #e2f4e9; --warn: #8a5200; --warn-soft: #fdf1dc; --bad: #b3261e; --bad-soft: #fcebe9;
  --mark: #fff0b8; --chart-1: #2456b8; --chart-2: #0f7d74; --chart-3: #a3470f; --chart-4: #7a3e9d; --chart-5: #5f6673;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  --radius: 8px; --gap: 1rem;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14161a; --panel: #1c1f25; --raised: #20242b; --line: #343941; --strong-line: #757d89;
    --ink: #e8eaee; --soft: #a4acb8;
    --accent: #8fb4ff; --accent-ink: #0f1a30; --accent-soft: #1f2b45;
    --good: #6fd39b; --good-soft: #17301f; --warn: #f0bd6c; --warn-soft: #35290f; --bad: #ff9d94; --bad-soft: #3c1a18;
    --mark: #544718; --chart-1: #8fb4ff; --chart-2: #5fd0c5; --chart-3: #f3a273; --chart-4: #d1a3ea; --chart-5: #a4acb8;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
[hidden] { display: none !important; }
a { color: var(--accent); text-underline-offset: .18em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: .5rem; background: var(--paper); padding: .4rem .7rem; z-index: 3; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.top { border-bottom: 1px solid var(--line); padding: .6rem 1rem; display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; align-items: center; }
.brand { font-weight: 650; color: var(--ink); text-decoration: none; font-size: 1.05rem; padding: .3rem 0; }
.sections { order: 3; width: 100%; display: flex; flex-wrap: wrap; gap: .1rem; margin: 0 -.5rem; }
.sections a, .account-menu a { padding: .35rem .55rem; color: var(--soft); text-decoration: none; white-space: nowrap; border-radius: 6px; }
.sections a:hover, .account-menu a:hover { color: var(--ink); background: var(--panel); }
.sections a[aria-current], .account-menu a[aria-current] { color: var(--ink); font-weight: 600; background: var(--panel); }
.right { margin-left: auto; display: flex; align-items: center; gap: .6rem; }
.switch { display: flex; border: 1px solid var(--line); border-radius: var(--radius); overflow: clip; }
.switch button { border: 0; background: none; color: var(--soft); padding: .35rem .7rem; font: inherit; font-size: .88rem; cursor: pointer; min-height: 2rem; border-radius: 0; }
.switch button[aria-pressed=true] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
.switch button:focus-visible { outline-offset: -2px; }
.test-world { border-top: 3px solid var(--warn); }
details.menu { position: relative; }
details.menu > summary { list-style: none; cursor: pointer; padding: .35rem .6rem; border: 1px solid var(--line); border-radius: var(--radius); font-size: .88rem; min-height: 2rem; }
details.menu > summary::-webkit-details-marker { display: none; }
.account-menu { position: absolute; right: 0; top: calc(100% + .4rem); z-index: 2; min-width: 14rem; background: var(--raised);
  border: 1px solid var(--line); border-radius: var(--radius); padding: .4rem; display: grid; box-shadow: 0 8px 24px rgb(0 0 0 / .16); }
.account-menu p { margin: .3rem .6rem .5rem; font-size: .86rem; color: var(--soft); }
.account-menu form { display: contents; }
.account-menu button { justify-content: flex-start; padding: .35rem .55rem; border: 0; background: none; font-weight: 400; color: var(--soft); }

main { max-width: 76rem; margin: 0 auto; padding: 1.2rem 1rem 4rem; }
main.narrow { max-width: 28rem; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; margin: .2rem 0 1rem; text-wrap: balance; }
h2 { font-size: 1.15rem; margin: 2rem 0 .6rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .4rem; }
p { margin: .5rem 0; max-width: 46rem; }
.soft { color: var(--soft); }
.small { font-size: .88rem; }
.number { font-variant-numeric: tabular-nums; }
.page-head { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; justify-content: space-between; margin-bottom: .6rem; }
.page-head h1 { margin: .2rem 0; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.grid { display: grid; gap: var(--gap); grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
.card { background: var(--panel); border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem; margin: 0 0 1rem; min-width: 0; }
.card > :first-child { margin-top: 0; }
.card > :last-child { margin-bottom: 0; }
dl.facts { display: grid; grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr); gap: .35rem 1.2rem; margin: .6rem 0; }
dl.facts dt { color: var(--soft); }
dl.facts dd { margin: 0; }

button, .button, summary.button { display: inline-flex; align-items: center; justify-content: center; gap: .4rem; min-height: 2.5rem; padding: .4rem 1rem;
  font: inherit; font-weight: 550; border-radius: var(--radius); border: 1px solid var(--strong-line); background: var(--paper);
  color: var(--ink); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--panel); }
.button.main, button.main { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.button.main:hover, button.main:hover { filter: brightness(1.08); }
.button.danger, button.danger { border-color: var(--bad); color: var(--bad); }
button.danger.main { background: var(--bad); color: var(--paper); }
button:disabled { opacity: .55; cursor: default; }

form.stack { display: grid; gap: 1rem; max-width: 34rem; }
.field { display: grid; gap: .25rem; min-width: 0; border: 0; padding: 0; margin: 0; }
.field > label, .field > legend { font-weight: 550; padding: 0; }
.field .hint { color: var(--soft); font-size: .88rem; margin: 0; }
.field .problem, .form-problem { color: var(--bad); font-size: .92rem; margin: 0; }
.form-problem { background: var(--bad-soft); border-radius: var(--radius); padding: .6rem .8rem; }
input, select, textarea { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--strong-line); border-radius: 6px;
  padding: .45rem .6rem; min-height: 2.5rem; max-width: 100%; width: 100%; }
input[type=checkbox], input[type=radio] { width: 1.1rem; height: 1.1rem; min-height: 0; accent-color: var(--accent); flex: none; margin: .2rem 0 0; }
textarea { min-height: 6rem; resize: vertical; }
[aria-invalid=true] { border-color: var(--bad); }
.choice { display: flex; gap: .6rem; align-items: flex-start; padding: .25rem 0; min-height: 2rem; }
.choice .hint { display: block; }
.filters { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin: 0 0 1rem; }
.filters .field { flex: 1 1 10rem; max-width: 20rem; }

.table-scroll { overflow-x: auto; margin: .4rem 0 1rem; border: 1px solid var(--line); border-radius: var(--radius); }
table { border-collapse: collapse; width: 100%; font-size: .94rem; }
caption { text-align: left; padding: .6rem .8rem; color: var(--soft); font-size: .88rem; }
th, td { text-align: left; vertical-align: top; padding: .55rem .8rem; border-bottom: 1px solid var(--line); }
tbody tr:last-child > * { border-bottom: 0; }
thead th { color: var(--soft); font-size: .84rem; font-weight: 600; white-space: nowrap; background: var(--panel); }
td.short, td time, th[scope=row] code { white-space: nowrap; }
td.number, th.number { text-align: right; white-space: nowrap; }
@media (max-width: 40rem) {
  table.cards thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table.cards, table.cards tbody, table.cards tr, table.cards td, table.cards th { display: block; }
  table.cards tr { padding: .5rem .8rem; border-bottom: 1px solid var(--line); }
  table.cards tr:last-child { border-bottom: 0; }
  table.cards th[scope=row], table.cards td { border: 0; padding: .2rem 0; }
  table.cards td { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); gap: .6rem; text-align: left; white-space: normal; }
  table.cards td::before { content: attr(data-label); color: var(--soft); font-size: .86rem; }
  table.cards td:empty { display: none; }
  table.cards td.short, table.cards td time { white-space: normal; }
  table.cards td.bare { display: block; }
  table.cards td.bare::before { content: none; }
}
details.confirm > summary { list-style: none; width: max-content; max-width: 100%; }
details.confirm > summary::-webkit-details-marker { display: none; }
details.confirm > .card { margin: .5rem 0 0; max-width: 30rem; white-space: normal; }
.tabs { display: flex; flex-wrap: wrap; gap: .2rem; margin: 0 0 1rem; }
.tabs a { padding: .4rem .7rem; border-radius: 6px; color: var(--soft); text-decoration: none; }
.tabs a[aria-current] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
.pages { display: flex; gap: .6rem; align-items: center; }

.badge { display: inline-block; padding: .1rem .5rem; border-radius: 99px; font-size: .82rem; font-weight: 550; background: var(--panel); color: var(--soft); border: 1px solid var(--line); white-space: nowrap; }
.badge.good { background: var(--good-soft); color: var(--good); border-color: transparent; }
.badge.warn { background: var(--warn-soft); color: var(--warn); border-color: transparent; }
.badge.bad { background: var(--bad-soft); color: var(--bad); border-color: transparent; }
.badge.accent { background: var(--accent-soft); color: var(--accent); border-color: transparent; }
.notice { border: 1px solid var(--line); border-left: 4px solid var(--accent); border-radius: var(--radius); padding: .7rem .9rem; margin: 0 0 1rem; background: var(--panel); }
.notice.good { border-left-color: var(--good); }
.notice.warn { border-left-color: var(--warn); }
.notice.bad { border-left-color: var(--bad); }
.notice > :first-child { margin-top: 0; }
.notice > :last-child { margin-bottom: 0; }
.empty { border: 1px dashed var(--strong-line); border-radius: var(--radius); padding: 2rem 1rem; text-align: center; color: var(--soft); }
.empty p { margin: .4rem auto; }
.empty h2 { color: var(--ink); margin-top: 0; }
code, pre, .mono { font-family: var(--mono); font-size: .9em; }
code { background: var(--panel); border-radius: 4px; padding: .1em .3em; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: var(--radius); padding: .8rem .9rem; overflow-x: auto; overflow-wrap: normal; }
pre code { background: none; padding: 0; }
.copy { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; }
.copy pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; }
mark { background: var(--mark); color: inherit; border-radius: 3px; }
bdi.cut { cursor: help; }
ol.steps { list-style: none; counter-reset: step; padding: 0; margin: 1rem 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: .8rem; max-width: 46rem; }
ol.steps.from-three { counter-reset: step 2; }
ol.steps h2 { font-size: 1rem; margin: 0 0 .3rem; }
ol.steps > li { counter-increment: step; border: 1px solid var(--line); border-radius: var(--radius); padding: .9rem 1rem .9rem 3.2rem; position: relative; }
ol.steps > li::before { content: counter(step); position: absolute; left: .9rem; top: .9rem; width: 1.6rem; height: 1.6rem; border-radius: 50%;
  display: grid; place-items: center; font-size: .88rem; font-weight: 600; background: var(--panel); color: var(--soft); border: 1px solid var(--line); }
ol.steps > li.done::before { content: "✓"; background: var(--good-soft); color: var(--good); border-color: transparent; }
ol.steps > li.now { border-color: var(--accent); }
ol.steps > li.now::before { background: var(--accent); color: var(--accent-ink); border-color: transparent; }
ol.steps > li > :first-child { margin-top: 0; }
ol.steps > li > :last-child { margin-bottom: 0; }

svg { max-width: 100%; height: auto; }
.dial { width: 7rem; flex: none; }
.dial .track, .bar-track { fill: none; stroke: var(--line); }
.dial .value { fill: none; stroke: var(--accent); stroke-linecap: round; }
.dial.good .value { stroke: var(--good); }
.dial.warn .value { stroke: var(--warn); }
.dial.bad .value { stroke: var(--bad); }
.dial text { fill: var(--ink); font-weight: 650; text-anchor: middle; font-variant-numeric: tabular-nums; }
.chart { width: 100%; display: block; }
.chart text { fill: var(--soft); font-size: 11px; }
.chart .axis { stroke: var(--line); }
.series-1 { --series: var(--chart-1); }
.series-2 { --series: var(--chart-2); }
.series-3 { --series: var(--chart-3); }
.series-4 { --series: var(--chart-4); }
.series-5 { --series: var(--chart-5); }
.chart rect { fill: var(--series, var(--chart-1)); }
.chart polyline { fill: none; stroke: var(--series, var(--chart-1)); stroke-width: 2; }
.chart circle { fill: var(--series, var(--chart-1)); }
figure { margin: 0 0 1rem; }
.legend { display: inline-flex; flex-wrap: wrap; gap: .2rem .8rem; margin-left: .6rem; }
.legend .key::before { content: ""; display: inline-block; width: .7rem; height: .7rem; border-radius: 3px; margin-right: .35rem; background: var(--series); }
figcaption { color: var(--soft); font-size: .88rem; margin-bottom: .4rem; }

/* Injections */
.between { justify-content: space-between; align-items: end; }
.score-change { white-space: nowrap; font-variant-numeric: tabular-nums; }
.gain { font-weight: 600; font-size: .9em; }
.gain.good { color: var(--good); }
.gain.bad { color: var(--bad); }
.scores { display: flex; align-items: center; gap: 1rem; margin: 1rem 0; text-align: center; }
.scores p { margin: .2rem 0 0; }
.scores .arrow { color: var(--soft); font-size: 1.5rem; }
.steps-row { align-items: flex-start; margin: .6rem 0 1rem; }
.stages { list-style: none; display: flex; flex-wrap: wrap; gap: .4rem 1.6rem; padding: 0; margin: 0 0 .5rem; color: var(--soft); }
.stages li::before { content: "○"; margin-right: .4rem; }
.stages .done::before { content: "✓"; color: var(--good); }
.stages .now { color: var(--ink); font-weight: 600; }
.stages .now::before { content: "●"; color: var(--accent); }
.block h3 { margin: .2rem 0; }
.sides { display: grid; gap: .8rem; margin: .4rem 0 .8rem; }
.side { background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius); padding: .7rem .9rem; min-width: 0; }
.side.after { border-left: 3px solid var(--good); }
.block p { max-width: none; }
.steps-row summary.button:not(.danger) { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
td time { white-space: nowrap; }
.side h4 { margin: 0 0 .3rem; font-size: .8rem; font-weight: 600; color: var(--soft); }
.side p { margin: .2rem 0; position: relative; max-width: none; }
.side .item + .item { border-top: 1px solid var(--line); margin-top: .6rem; padding-top: .6rem; }
.anchor { color: var(--soft); }
.new-heading { font-weight: 600; }
.words { white-space: pre-wrap; }
dl.faq { margin: 0; }
dl.faq dt { font-weight: 600; position: relative; margin-top: .6rem; }
dl.faq dt:first-child { margin-top: 0; }
dl.faq dd { margin: .1rem 0 0; position: relative; }
a.sourced { color: inherit; text-decoration: underline dotted var(--accent); text-decoration-thickness: 2px; text-underline-offset: .25em; }
a.sourced:hover, a.sourced:focus { background: var(--mark); }
.tip { display: none; position: absolute; left: 0; top: calc(100% + .2rem); z-index: 2; width: max-content; max-width: 100%; padding: .5rem .7rem; font-size: .88rem;
  font-weight: 400; line-height: 1.4; background: var(--raised); color: var(--ink); border: 1px solid var(--strong-line); border-radius: var(--radius); box-shadow: 0 6px 20px rgb(0 0 0 / .18); }
.sourced:hover + .tip, .sourced:focus + .tip, .tip:hover { display: block; }
details.sources { margin-top: 1rem; }
details.sources > summary { cursor: pointer; color: var(--accent); }
details.sources ol { padding-left: 1.6rem; margin: .4rem 0; }
details.sources li { margin: .3rem 0; }
details.sources li:target { background: var(--mark); }
.block details { margin: .4rem 0; }
.block summary, details.more > summary { cursor: pointer; padding: .3rem 0; color: var(--accent); width: max-content; max-width: 100%; }
details.more > .stack { display: grid; gap: 1rem; padding-top: .6rem; }
details.more > form { padding-top: .6rem; }
.changes { list-style: none; margin: 0; padding: .4rem 0; border: 1px solid var(--line); border-radius: var(--radius); }
.changes li { display: grid; grid-template-columns: 1rem 5.5rem minmax(0, 1fr); gap: .5rem; padding: .2rem .8rem; }
.changes .kind { color: var(--soft); font-size: .86rem; }
.changes .new { background: var(--good-soft); }
.changes .new .sign { color: var(--good); }
.changes .gone { background: var(--bad-soft); }
.changes .gone .sign { color: var(--bad); }
.changes .gap { display: block; color: var(--soft); padding-left: 2.3rem; }
form.stack.wide { max-width: 46rem; }
fieldset.item-fields { border: 1px solid var(--line); border-radius: var(--radius); padding: .6rem 1rem 1rem; display: grid; gap: .7rem; min-width: 0; margin: 0; }
fieldset.item-fields legend { font-weight: 550; padding: 0 .3rem; }
.problem { color: var(--bad); }
@media (hover: none) { .sourced:hover + .tip, .sourced:focus + .tip { display: none; } }
@media (min-width: 54rem) { .sides { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); } }
@media (max-width: 40rem) { .changes li { grid-template-columns: 1rem minmax(0, 1fr); } .changes .kind { grid-column: 2; } .changes .words { grid-column: 2; } }
pre.answer { max-height: 26rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
.card.attempt { padding: .8rem 1rem; }
.steps-apart { align-items: flex-start; }
.shortcuts { min-height: 2.5rem; }
ul.bars, ul.things, ul.events { list-style: none; padding: 0; margin: .6rem 0; display: grid; gap: .7rem; }
ul.events { gap: .35rem; }
ul.things { grid-template-columns: max-content minmax(0, 1fr); }
ul.things > li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; gap: .6rem; align-items: baseline; }
ul.things > li > .badge { justify-self: start; }
.page-head h2 { margin: .2rem 0; }
.start-pair .page-head, .start-top + section > .page-head { margin-top: 1.4rem; }
th[scope=row] .small { font-weight: 400; }
.no-break { white-space: nowrap; }
.usage-split h3 { margin-top: 0; font-size: .94rem; }
.due { text-align: right; max-width: none; }
@media (max-width: 40rem) { .chart text { font-size: 17px; } .no-break { white-space: normal; } }
.troubled { border-left: 4px solid var(--bad); }
.bar-label { display: flex; justify-content: space-between; gap: 1rem; }
.bar-label > .number { white-space: nowrap; }
.meter { display: block; width: 100%; height: 6px; border-radius: 3px; margin-top: .2rem; }
.meter .track { fill: var(--line); }
.meter .value { fill: var(--accent); }
.meter.good .value { fill: var(--good); }
.meter.warn .value { fill: var(--warn); }
.meter.bad .value { fill: var(--bad); }
.amount { font-size: 1.6rem; font-weight: 650; }
.amount .soft { font-size: 1rem; font-weight: 400; }
.usage-split, .start-top, .start-pair { display: grid; gap: 0 2rem; }
.start-top { gap: 0 1rem; }
.usage-split > *, .start-top > *, .start-pair > * { min-width: 0; }
form.plan-form { max-width: 44rem; }
fieldset.metric-fields { display: grid; gap: .8rem; min-width: 0; }
fieldset.metric-fields legend { font-weight: 600; padding: 0 .3rem; }
.pair { display: grid; gap: .6rem 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); align-items: end; }
@media (min-width: 54rem) {
  .usage-split { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
  .start-top, .start-pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
}
@media print {
  .top, .skip, .screen-only { display: none; }
  main { max-width: none; padding: 0; }
  .table-scroll { overflow: visible; }
}

@media (min-width: 54rem) {
  .top { padding: .6rem 1.5rem; }
  .sections { order: 0; width: auto; }
  main { padding: 1.6rem 1.5rem 5rem; }
}
@media (prefers-reduced-motion: no-preference) { button, .button, a { transition: background-color .12s, color .12s; } }
`.trimStart();
