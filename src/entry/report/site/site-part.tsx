import type { VNode } from 'preact';
import { shown } from '../html/shown-text.tsx';
import type { SiteModel } from './site-model.ts';
import { siteHeadline, siteSections } from './site-sections.ts';

/** The part before the pages in the HTML report of a site. */
export function sitePart(model: SiteModel): VNode {
  return (
    <section>
      <h1 dir="auto">{shown(model.site)}</h1>
      <p>{siteHeadline(model)}</p>
      {siteSections(model).map(({ title, items }) => (
        <>
          <h2>{title}</h2>
          <ul>
            {items.map(({ head, details }) => (
              <li dir="auto">
                {shown(head)}
                {details.length > 0 && (
                  <ul>
                    {details.map((detail) => (
                      <li dir="auto">{shown(detail)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      ))}
    </section>
  );
}
