export default function AuthRoute() {
  return (
    <main>
      <h1>Auth</h1>
    </main>
  );
}
