import { Counter } from './counter.js';

export function Article() {
  return (
    <article>
      <h1>How a windlass is oiled and kept dry</h1>
      <p>A windlass is a winch that lifts an anchor. It is oiled twice a year, with thin oil.</p>
      <p>A dry windlass wears out within a few seasons. Take off the cover and fill the cup.</p>
      <Counter />
    </article>
  );
}
