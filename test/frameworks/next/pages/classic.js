import Head from 'next/head';
import { Article } from '../parts/article.js';

export default function Page() {
  return (
    <>
      <Head>
        <title>Home</title>
      </Head>
      <main>
        <Article />
      </main>
    </>
  );
}
