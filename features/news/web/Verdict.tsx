import { Icon } from '#platform/ui/Icon.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { Fault } from '../verify.ts'
import { newsTexts as texts } from './text.ts'
import type { Verified } from './useVerified.ts'

/** What the reader's browser found: never hidden, and in words. */
export function Verdict({ faults }: { faults: Verified<readonly Fault[]> }) {
  const t = useText()
  if (faults === null) return <Line icon="clock" tone="text-soft" text={t(texts.verifying)} />
  if (faults === 'failed') {
    return <Line icon="warning" tone="text-terra" text={t(texts.notVerified)} alert />
  }
  if (faults.length === 0) {
    return <Line icon="check" tone="text-verdigris" text={t(texts.verified)} />
  }
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-md bg-terra-wash p-4 text-terra">
      <p className="font-semibold">{t(texts.faulty)}</p>
      <ul className="flex flex-col gap-1">
        {faults.map(({ number, why }, i) => (
          <li key={i}>{t(texts[why], { number })}</li>
        ))}
      </ul>
    </div>
  )
}

interface LineProps {
  readonly icon: 'check' | 'clock' | 'warning'
  readonly tone: string
  readonly text: string
  readonly alert?: boolean
}

function Line({ icon, tone, text, alert = false }: LineProps) {
  return (
    <p role={alert ? 'alert' : 'status'} className={`flex min-h-11 items-center gap-2 ${tone}`}>
      <Icon name={icon} size={20} />
      <span>{text}</span>
    </p>
  )
}
