import { useText } from '#platform/web/i18n.tsx'

import { dealTexts as texts } from './textDeals.ts'

/** What will be signed one after the other; nothing where it is one. */
export function StepsAhead({ steps }: { steps: readonly string[] }) {
  const t = useText()
  if (steps.length < 2) return null
  return (
    <div>
      <p className="font-semibold">{t(texts.steps, { count: steps.length })}</p>
      <ol className="num list-inside list-decimal text-soft">
        {steps.map((step, index) => (
          <li key={`${index} ${step}`}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
