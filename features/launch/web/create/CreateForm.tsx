import type { Address } from '#platform/std/address.ts'
import { shortAmount } from '#platform/std/format.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useSession } from '#platform/web/session.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import type { issueApi } from '../../api.ts'
import { PresetTabs } from './PresetTabs.tsx'
import { StepHead } from './StepHead.tsx'
import { formTexts as texts } from './textForm.ts'
import { TokenStep } from './TokenStep.tsx'
import { useAbout } from './useAbout.ts'
import { useCreate } from './useCreate.ts'
import { type Making, useForm } from './useForm.ts'

const Meanwhile = () => <Skeleton className="h-96 w-full" />
const AboutStep = lazyComponent(
  async () => (await import('./AboutStep.tsx')).AboutStep,
  () => <Skeleton className="h-11 w-full" />,
)
const SaleStep = lazyComponent(async () => (await import('./SaleStep.tsx')).SaleStep, Meanwhile)
const ReviewStep = lazyComponent(
  async () => (await import('./ReviewStep.tsx')).ReviewStep,
  Meanwhile,
)

type Detail = Reply<typeof issueApi.swapCoinIssuedDetail>

interface CreateFormProps {
  readonly config: Reply<typeof issueApi.findConfig>
  /** A token that gets a presale; null where one is made. */
  readonly existing: Detail | null
}

type StepName = 'token' | 'sale' | 'review'
const form = 'create'

/** Three steps: the token, its presale, and all of it before the signature. */
export function CreateForm({ config, existing }: CreateFormProps) {
  const t = useText()
  const { address } = useSession()
  const own = address as Address | null
  const fields = useForm({ own, leastSoftCap: BigInt(config.constants.leastSoftCap) })
  const about = useAbout()
  const [chosen, setMaking] = useState<'both' | 'token'>('both')
  const [at, setAt] = useState(0)
  const making: Making = existing === null ? chosen : 'presale'
  const { create, busy } = useCreate({ making, fields, about, existing, config })
  const steps = stepsOf(making)
  const step = steps[at] ?? 'review'
  const names = steps.map((one) => t(stepTexts[one]))
  const token = existing === null ? fields.token : existingOf(existing)
  if (!config.enabled) return <EmptyState title={t(texts.disabled)} action={<ToPresales />} />
  if (existing !== null && (existing.token.state !== 'closed' || existing.presale !== null)) {
    return <EmptyState title={t(texts.notYours)} action={<ToPresales />} />
  }
  const next = (): void => {
    if (step === 'review') return void create()
    const passes = fields.passes(step) && (step !== 'token' || about.passes)
    if (!passes) return
    setAt(at + 1)
    globalThis.scrollTo({ top: 0 })
  }
  return (
    <>
      <StepHead names={names} at={at} />
      <TokenCard
        symbol={token.symbol}
        name={existing?.token.name ?? fields.token.name}
        supply={token.totalSupply}
      />
      <Form id={form} onSubmit={next}>
        {at === 0 && existing === null && (
          <>
            <Tabs<'both' | 'token'>
              label={t(texts.what)}
              buttons
              items={[
                { value: 'both', label: t(texts.both) },
                { value: 'token', label: t(texts.tokenAlone) },
              ]}
              value={chosen}
              onChange={setMaking}
            />
            <PresetTabs form={fields} />
          </>
        )}
        {step === 'token' && (
          <>
            <TokenStep form={fields} own={own} />
            <AboutStep about={about} own={own} />
          </>
        )}
        {step === 'sale' && (
          <SaleStep form={fields} own={own} existing={existing === null ? undefined : token} />
        )}
        {step === 'review' && (
          <ReviewStep
            form={fields}
            making={making}
            token={token}
            period={config.constants.salePeriod}
            fee={making === 'presale' ? 0n : BigInt(config.creationFee)}
            energyPrice={BigInt(config.energyPrice)}
          />
        )}
      </Form>
      <StickyBar>
        {at > 0 && (
          <Button kind="quiet" className="shrink-0 max-[300px]:px-3" onClick={() => setAt(at - 1)}>
            {t(texts.back)}
          </Button>
        )}
        {step === 'review' ? (
          <SignedIn>
            <Button full type="submit" form={form} busy={busy}>
              {t(shellTexts.review)}
            </Button>
          </SignedIn>
        ) : (
          <Button full type="submit" form={form} className="max-[300px]:px-3">
            {t(texts.nextIs, { name: names[at + 1] ?? '' })}
          </Button>
        )}
      </StickyBar>
    </>
  )
}

const stepTexts = { token: texts.stepToken, sale: texts.stepSale, review: texts.stepReview }

function stepsOf(making: Making): readonly StepName[] {
  if (making === 'presale') return ['sale', 'review']
  return making === 'token' ? ['token', 'review'] : ['token', 'sale', 'review']
}

const existingOf = ({ token, powers }: Detail) => ({
  symbol: token.symbol,
  totalSupply: BigInt(token.totalSupply),
  burnLimit: BigInt(powers.burnLimit),
})

function TokenCard({ name, symbol, supply }: { name: string; symbol: string; supply: bigint }) {
  const t = useText()
  return (
    <Surface className="flex items-center gap-3">
      <CoinMark symbol={symbol === '' ? '?' : symbol} />
      <span className="min-w-0">
        <span className="flex flex-wrap gap-x-1.5 font-display text-base font-semibold">
          <span translate="no" className="min-w-0 [overflow-wrap:anywhere]">
            {name === '' ? t(texts.unnamed) : name}
          </span>
          <span translate="no" className="font-normal text-soft [overflow-wrap:anywhere]">
            {symbol}
          </span>
        </span>
        <span className="num block text-xs text-soft">
          {t(texts.noMint, { supply: shortAmount(supply, 18) })}
        </span>
      </span>
    </Surface>
  )
}

function ToPresales() {
  const t = useText()
  return (
    <Link to="/presales" className={buttonClass('quiet')}>
      {t(texts.toPresales)}
    </Link>
  )
}
