import { Article } from '../../parts/article.js';

export default function Page() {
  return <Article />;
}
