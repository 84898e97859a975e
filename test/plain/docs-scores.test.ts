import { it } from 'vitest';
import { analyze } from '../../src/improve/index.ts';
import { isMarkdownPage, sitePages } from '../../src/http/docs-site/contents.ts';
import { documentationPage } from '../../src/http/docs-site/documentation-page.tsx';
it('print', () => {
    const lost = new Map<string, number>();
    for (const page of sitePages.filter(isMarkdownPage)) {
      const o = analyze(documentationPage(page), { url: 'https://citeworthy.example' + page.path, queries: [page.question], asOf: '2026-11-23', gains: false });
      if (o.status !== 'completed') continue;
      const r = o.result;
      console.log(page.path, r.page.type, r.overall_score, JSON.stringify(r.category_scores), r.access.cap, JSON.stringify(r.integrity).slice(0,80), r.checks.filter((c) => c.points !== null && c.max_points - c.points > 1.5).map((c) => c.id + ':' + (c.max_points - c.points!).toFixed(1) + '/' + c.max_points).join(' '));
      for (const c of r.checks) if (c.points !== null) lost.set(c.category+'.'+c.id, (lost.get(c.category+'.'+c.id) ?? 0) + (c.max_points - c.points) / 20);
    }
    console.log([...lost].sort((a, b) => b[1] - a[1]).slice(0,20));
  }, 120000);
