import { shortAmount } from '#platform/std/format.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { figureSun } from '../amounts.ts'
import { lasting } from '../lasting.ts'
import { lastsOf, partsOf } from '../unlocks.ts'
import { tokensPerShare } from './config.ts'
import { isOn } from './fields.ts'
import { NumberField } from './NumberField.tsx'
import { PayeeField } from './PayeeField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { fieldTexts } from './textFields.ts'
import { formTexts as texts } from './textForm.ts'
import type { FormState } from './useForm.ts'

interface SaleStepProps {
  readonly form: FormState
  readonly own: string | null
  /** Supply without the reserve for burns, of a token that there is already. */
  readonly existing?:
    | { readonly totalSupply: bigint; readonly burnLimit: bigint; readonly symbol: string }
    | undefined
}

/** Price, shares and soft cap; market, unlocks, liquidity and floor below, each folded with what it is now. */
export function SaleStep({ form, own, existing }: SaleStepProps) {
  const t = useText()
  const { percent } = useFormats()
  const { typed, sale } = form
  const token = existing ?? form.token
  const symbol = existing?.symbol ?? form.token.symbol
  const vesting = {
    delay: Number(sale.vestingDelay),
    rate: Number(sale.vestingRate),
    step: Number(sale.vestingDis),
  }
  return (
    <>
      <KeyValue
        rows={[
          {
            label: t(texts.raise),
            value: figureSun(sale.presaleEthAmount * sale.maxTotalNum),
          },
          {
            label: t(texts.shareBuys),
            value: `${shortAmount(tokensPerShare(token, sale), 18)} ${symbol}`,
          },
        ]}
      />
      <div className="grid grid-cols-1 gap-4 min-[340px]:grid-cols-2">
        <NumberField form={form} field="presaleEthAmount" />
        <NumberField form={form} field="maxTotalNum" />
        <NumberField form={form} field="presaleMaxNum" />
        <NumberField form={form} field="softCapRate" />
      </div>
      <Field
        label={t(fieldTexts.startTime.label)}
        type="datetime-local"
        className="num"
        value={typed.startTime}
        onChange={({ target }) => form.set('startTime', target.value)}
        error={form.faultOf('startTime')}
        hint={t(fieldTexts.startTime.means)}
      />
      <div className="flex flex-col">
        <Disclosure title={t(texts.inside)} note={t(isOn(typed.inside) ? texts.on : texts.off)}>
          <div className="flex flex-col gap-4 pb-4">
            <SwitchField
              label={texts.inside}
              means={texts.insideMeans}
              on={isOn(typed.inside)}
              onChange={(on) => form.set('inside', on ? 'on' : 'off')}
            />
            {isOn(typed.inside) && (
              <>
                <NumberField form={form} field="tradeEthAmount" />
                <NumberField form={form} field="insideMaxNum" />
              </>
            )}
          </div>
        </Disclosure>
        <Disclosure
          title={t(texts.unlocking)}
          note={t(texts.unlocksIn, { count: partsOf(vesting), days: lasting(lastsOf(vesting), t) })}
        >
          <div className="flex flex-col gap-4 pb-4">
            <NumberField form={form} field="vestingDelay" />
            <NumberField form={form} field="vestingRate" />
            {sale.vestingRate < 10_000n && <NumberField form={form} field="vestingDis" />}
          </div>
        </Disclosure>
        <Disclosure
          title={t(texts.liquidity)}
          note={t(texts.liquidityBurnt, {
            rate: percent(10_000 - Number(sale.userLPShare + sale.devLPShare)),
          })}
        >
          <div className="flex flex-col gap-4 pb-4">
            <SwitchField
              {...fieldTexts.lpDistributionEnabled}
              on={sale.lpDistributionEnabled}
              onChange={(on) => form.set('lpDistributionEnabled', on ? 'on' : 'off')}
            />
            {sale.lpDistributionEnabled && (
              <>
                <NumberField form={form} field="userLPShare" />
                <NumberField form={form} field="devLPShare" />
                {sale.devLPShare > 0n && <PayeeField form={form} field="devLPReceiver" own={own} />}
              </>
            )}
          </div>
        </Disclosure>
        <Disclosure
          title={t(fieldTexts.backingShare.label)}
          note={percent(Number(sale.backingShare))}
        >
          <div className="pb-4">
            <NumberField form={form} field="backingShare" />
          </div>
        </Disclosure>
      </div>
    </>
  )
}
