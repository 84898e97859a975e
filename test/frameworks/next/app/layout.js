export const metadata = { title: 'Home', description: 'Welcome' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav>Start</nav>
        <main>{children}</main>
        <footer>End</footer>
      </body>
    </html>
  );
}
