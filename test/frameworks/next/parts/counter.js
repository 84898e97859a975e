'use client';

import { useEffect, useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <button data-hydrated={isHydrated} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
