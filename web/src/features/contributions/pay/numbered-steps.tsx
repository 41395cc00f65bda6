export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="ol">
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
