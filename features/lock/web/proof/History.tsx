import type { Reply } from '#platform/std/endpoint.ts'
import { shortAddress } from '#platform/std/format.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'

import type { lockApi } from '../../api.ts'
import type { LockStep } from '../../shapes.ts'
import { shownOf } from '../locks.ts'
import { proofTexts as texts } from '../textProof.ts'

type Found = Reply<typeof lockApi.lock>

/** Every step of the lock, each with its transaction. */
export function History({ found: { lock, steps, stepCount } }: { found: Found }) {
  const t = useText()
  return (
    <Disclosure title={t(texts.history)} note={stepCount}>
      {stepCount > steps.length && (
        <p className="text-soft">{t(texts.historyCut, { count: stepCount })}</p>
      )}
      {steps.map((step) => (
        <Step key={`${step.txHash} ${step.step} ${step.time}`} step={step} coin={lock.coin} />
      ))}
    </Disclosure>
  )
}

const names = {
  locked: texts.locked,
  increased: texts.increased,
  extended: texts.extended,
  offered: texts.offered,
  handedOver: texts.handedOver,
  unlocked: texts.unlockedStep,
} as const

function Step({ step, coin }: { step: LockStep; coin: Found['lock']['coin'] }) {
  const t = useText()
  const { dateTime, date } = useFormats()
  const { amount, lockTime, account, time, txHash } = step
  const withdrawn = step.step === 'offered' && account === null
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(withdrawn ? texts.withdrawn : names[step.step])}
      note={dateTime(time)}
      trailing={
        amount === null
          ? account !== null && <span translate="no">{shortAddress(account)}</span>
          : figureOf(BigInt(amount), shownOf(coin))
      }
      {...(lockTime === null ? {} : { trailingNote: t(texts.ends, { date: date(lockTime) }) })}
    />
  )
}
