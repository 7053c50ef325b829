export default function AdminRoute() {
  return (
    <main>
      <h1>Admin</h1>
    </main>
  );
}
