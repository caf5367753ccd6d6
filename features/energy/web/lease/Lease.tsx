import { typedAddress } from '#platform/std/address.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { useSession } from '#platform/web/session.tsx'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'
import { FormBar } from '#platform/web/spend/FormBar.tsx'
import { useSettled } from '#platform/web/useSettled.ts'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { energyActions } from '../../actions.ts'
import { energyApi } from '../../api.ts'
import { again } from '../energy.ts'
import { energyTexts as texts } from '../text.ts'
import { Comparison } from './Comparison.tsx'
import { DaysField, EnergyField } from './fields.tsx'
import { MyLeases } from './MyLeases.tsx'
import { PriceHead } from './PriceHead.tsx'
import { type Chosen, Providers } from './Providers.tsx'
import { energyFault, receiverFault, wholeOf } from './typed.ts'
import { mostDays, mostEnergy } from '../../fields.ts'

const form = 'energyLease'

/** What energy costs now, the order, who provides it, and the reader's leases. */
export function Lease() {
  const t = useText()
  const { number } = useFormats()
  const { address } = useSession()
  const { start, busy } = useAction(energyActions.lease)
  const [typedEnergy, setEnergy] = useState('65000')
  const [typedDays, setDays] = useState('1')
  const [typedReceiver, setReceiver] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pressed, setPressed] = useState(false)
  const energy = wholeOf(typedEnergy, mostEnergy)
  const days = wholeOf(typedDays, mostDays)
  const receiver = typedReceiver ?? address ?? ''
  const settled = useSettled(energy === null || days === null ? '' : `${energy} ${days}`)
  const [asked = '', time = ''] = settled.split(' ')
  const wanted = settled === '' ? null : { energy: asked, time }
  const quote = useApi(energyApi.quote, wanted, { refetchInterval: again, keepsLast: true })
  const best = quote.data?.best ?? null
  const of: Chosen | null = chosen ?? best
  const waits = quote.isPlaceholderData || settled !== `${energy} ${days}`
  const noneHas = !waits && quote.data !== undefined && of === null
  const wrong = energyFault(
    energy,
    noneHas ? undefined : waits && chosen === null ? null : (of?.free ?? null),
  )
  const tooLittle = of !== null && energy !== null && energy < of.least ? of.least : null
  const price =
    of === null || energy === null || days === null || tooLittle !== null
      ? null
      : BigInt(energy) * BigInt(of.price) * BigInt(days)
  const fault = receiverFault(typedAddress(receiver))

  const review = (): void => {
    setPressed(true)
    if (wrong !== null || fault !== null) return
    if (of === null || price === null || energy === null || days === null) return
    const mostPaid = String(price)
    void start({
      lender: of.lender,
      receiver: typedAddress(receiver),
      energy: String(energy),
      time: String(days),
      mostPaid,
      shownPrice: mostPaid,
    })
  }

  return (
    <>
      <PriceHead energy={energy} days={days} price={price} least={tooLittle} quote={quote} />
      <Form id={form} onSubmit={review}>
        <EnergyField
          value={typedEnergy}
          onChange={setEnergy}
          error={wrong === null ? null : t(wrong.text, { energy: number(wrong.free ?? 0) })}
        />
        <DaysField value={typedDays} onChange={setDays} wrong={days === null} />
        <RecipientField
          label={t(texts.receiver)}
          value={receiver}
          onChange={setReceiver}
          error={fault !== null && (pressed || receiver !== '') ? t(fault) : null}
        />
        {price !== null && quote.data !== undefined && (
          <Comparison price={price} of={of} quote={quote.data} days={days ?? 1} />
        )}
      </Form>
      <Providers wanted={wanted} of={of} onChoose={setChosen} />
      <OfMember silent>
        <MyLeases />
      </OfMember>
      <Disclosure title={t(texts.how)}>
        <p className="pb-3 text-soft">{t(texts.howBody, { symbol: nativeSymbol() })}</p>
      </Disclosure>
      <Verify of={t(texts.network)} source={sourcesOf(quote.data?.sources ?? [], 'network')} />
      <Verify of={t(texts.best)} source={sourcesOf(quote.data?.sources ?? [], 'free')} />
      <FormBar
        form={form}
        busy={busy || (chosen === null && waits && energy !== null && days !== null)}
      />
    </>
  )
}
