import { Article } from '../../parts/article.js';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Article />;
}
