export default function NewPasswordRoute() {
  return (
    <main>
      <h1>NewPassword</h1>
    </main>
  );
}
