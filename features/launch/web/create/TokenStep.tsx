import { shortAmount } from '#platform/std/format.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { isOn, mostBytes } from './fields.ts'
import { NumberField } from './NumberField.tsx'
import { PayeeField } from './PayeeField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { fieldTexts } from './textFields.ts'
import { formTexts as texts } from './textForm.ts'
import { FeeChips } from './FeeChips.tsx'
import type { FormState } from './useForm.ts'

interface TokenStepProps {
  readonly form: FormState
  readonly own: string | null
}

/** Name, symbol, supply and fees; what most tokens leave as it is stands folded. */
export function TokenStep({ form, own }: TokenStepProps) {
  const t = useText()
  const { typed, token } = form
  const taxed = token.feeBuy > 0n || token.feeSell > 0n
  const any = token.lpBurnEnabled || token.protectTime > 0n || token.isInsideSell
  return (
    <>
      <NameField form={form} field="name" />
      <div className="grid grid-cols-1 gap-4 min-[340px]:grid-cols-2">
        <NameField form={form} field="symbol" />
        <NumberField form={form} field="totalSupply" />
      </div>
      <FeeChips form={form} />
      {taxed && <PayeeField form={form} field="feeRecipient" own={own} />}
      <Disclosure title={t(texts.more)} note={t(any ? texts.on : texts.off)}>
        <div className="flex flex-col gap-4 pb-4">
          <NumberField form={form} field="feeBuy" />
          <NumberField form={form} field="feeSell" />
          <NumberField form={form} field="protectTime" />
          {token.protectTime > 0n && <NumberField form={form} field="protectFee" />}
          <SwitchField
            {...fieldTexts.lpBurnEnabled}
            on={isOn(typed.lpBurnEnabled)}
            onChange={(on) => form.set('lpBurnEnabled', on ? 'on' : 'off')}
          />
          {token.lpBurnEnabled && (
            <>
              <NumberField form={form} field="lpBurnFrequency" />
              <NumberField form={form} field="percentForLPBurn" />
              <NumberField form={form} field="burnLimit" />
              <OfSupply units={token.burnLimit} symbol={token.symbol} />
            </>
          )}
          {taxed && (
            <SwitchField
              {...fieldTexts.isInsideSell}
              on={isOn(typed.isInsideSell)}
              onChange={(on) => form.set('isInsideSell', on ? 'on' : 'off')}
            />
          )}
          {token.isInsideSell && (
            <>
              <NumberField form={form} field="swapThreshold" />
              <OfSupply units={token.swapThreshold} symbol={token.symbol} />
            </>
          )}
        </div>
      </Disclosure>
    </>
  )
}

/** What a part of the supply is in tokens: so the contract has it. */
function OfSupply({ units, symbol }: { units: bigint; symbol: string }) {
  const t = useText()
  return (
    <p translate="no" className="num -mt-3 text-xs text-soft">
      {t(texts.ofSupply, { amount: `${shortAmount(units, 18)} ${symbol}` })}
    </p>
  )
}

function NameField({ form, field }: { form: FormState; field: 'name' | 'symbol' }) {
  const t = useText()
  const { number } = useFormats()
  const { label, means } = fieldTexts[field]
  const count = new TextEncoder().encode(form.typed[field].trim()).length
  return (
    <Field
      label={t(label)}
      required
      autoComplete="off"
      autoCapitalize={field === 'symbol' ? 'characters' : 'words'}
      spellCheck={false}
      dir="auto"
      value={form.typed[field]}
      onChange={({ target }) => form.set(field, target.value)}
      error={form.faultOf(field)}
      hint={t(means)}
      trailing={
        <span translate="no" className="num shrink-0 pr-3 text-xs text-soft">
          {t(texts.bytes, { count: number(count), most: mostBytes[field] })}
        </span>
      }
    />
  )
}
