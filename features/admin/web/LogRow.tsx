import { isAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { classes } from '#platform/ui/classes.ts'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { LogEntryView } from '../api.ts'
import { isOperator, type Operators } from '../operators.ts'
import { adminTexts as texts } from './text.ts'
import { actionTexts, waitingTexts } from './textWaiting.ts'

interface LogRowProps {
  readonly entry: LogEntryView
  readonly operators: Operators
  readonly isWrong?: boolean
}

/** A row of the log; red where it is wrong. */
export function LogRow({ entry, operators, isWrong = false }: LogRowProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const { number, action, subject, reason, who, time, hash } = entry
  const known = Object.entries(actionTexts).find(([name]) => name === action)?.[1]
  const isToken = isAddress(subject)
  return (
    <article
      className={classes(
        'flex flex-col gap-2',
        isWrong && 'rounded-md bg-terra-wash px-4 py-3 text-terra',
      )}
    >
      <h3 className="text-base">
        {t(texts.entry, { number, action: known === undefined ? action : t(known) })}
      </h3>
      {!isOperator(operators, who) && <p className="text-sm text-terra">{t(texts.noOperator)}</p>}
      <KeyValue
        rows={[
          {
            label: t(isToken ? texts.token : waitingTexts.announcementHash),
            value: isToken ? <AddressText address={subject} full /> : subject,
            wide: true,
          },
          { label: t(texts.reason), value: reason === '' ? t(texts.none) : reason, wide: true },
          { label: t(texts.signs), value: <AddressText address={who} full />, wide: true },
          { label: dateTime(time), value: <span translate="no">{hash}</span>, wide: true },
        ]}
      />
    </article>
  )
}
