import { useEffect, useState } from 'react';

export function Counter({ children }) {
  const [count, setCount] = useState(0);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <>
      {children}
      <button data-hydrated={isHydrated} onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </>
  );
}

export function ArticleIsland() {
  return (
    <article>
      <h1>How a windlass is oiled and kept dry</h1>
      <p>A windlass is a winch that lifts an anchor. It is oiled twice a year, with thin oil.</p>
      <p>A dry windlass wears out within a few seasons. Take off the cover and fill the cup.</p>
      <Counter />
    </article>
  );
}
