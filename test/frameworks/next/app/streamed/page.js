import { Suspense } from 'react';
import { Article } from '../../parts/article.js';

export const dynamic = 'force-dynamic';

async function Late() {
  await new Promise((done) => setTimeout(done, 100));
  return <p>The late part has arrived.</p>;
}

export default function Page() {
  return (
    <>
      <Article />
      <Suspense fallback={<p>Wait.</p>}>
        <Late />
      </Suspense>
    </>
  );
}
