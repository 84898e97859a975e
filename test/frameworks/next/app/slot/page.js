import { Counter } from '../../parts/counter.js';

const html =
  '<h1>How a windlass is oiled and kept dry</h1><p>A windlass is a winch that lifts an anchor. It is oiled twice a year, with thin oil.</p><p>A dry windlass wears out within a few seasons. Take off the cover and fill the cup.</p>';

export default function Page() {
  return (
    <>
      <div data-citeworthy-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <Counter />
    </>
  );
}
