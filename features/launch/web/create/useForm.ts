import type { Address } from '#platform/std/address.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { saleFaults, tokenFaults } from './check.ts'
import { type SaleConfig, saleOf, type TokenConfig, tokenOf } from './config.ts'
import type { FieldKey, NumberKey, Typed } from './fields.ts'
import { type Limit, limitsOf } from './limits.ts'
import { type Preset, presetOf, presets, type PresetName, withPreset } from './presets.ts'

/** Token and presale, a token alone, or a presale of a token that there is. */
export type Making = 'both' | 'token' | 'presale'

export interface FormState {
  readonly typed: Typed
  readonly set: (key: keyof Typed, value: string) => void
  readonly limits: Readonly<Record<NumberKey, Limit>>
  /** What is wrong with a field, once it was changed or its step was left. */
  readonly faultOf: (key: FieldKey) => string | null
  readonly preset: PresetName | null
  readonly choose: (preset: Preset) => void
  readonly token: TokenConfig
  readonly sale: SaleConfig
  /** Whether what a step asks for is right; from then on the step shows what is not. */
  readonly passes: (step: 'token' | 'sale') => boolean
}

interface FormFacts {
  readonly own: Address | null
  readonly leastSoftCap: bigint
}

/** All that is typed, with what is wrong with it. It begins as a preset. */
export function useForm({ own, leastSoftCap }: FormFacts): FormState {
  const t = useText()
  const now = useChainNow()
  const [typed, setTyped] = useState<Typed>(presets[1]!.typed)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<'token' | 'sale'>>(new Set())
  const limits = limitsOf(typed)
  const faults = {
    token: tokenFaults(typed, limits),
    sale: saleFaults(typed, limits, { now, leastSoftCap, own }),
  }
  return {
    typed,
    set(key, value) {
      setTyped((last) => ({ ...last, [key]: value }))
      setTouched((last) => new Set(last).add(key))
    },
    limits,
    faultOf(key) {
      const step = key in faults.token ? 'token' : 'sale'
      const fault = faults[step][key]
      return fault !== undefined && (touched.has(key) || left.has(step))
        ? t(fault.text, fault.values)
        : null
    },
    preset: presetOf(typed),
    choose: (preset) => setTyped((last) => withPreset(last, preset)),
    token: tokenOf(typed, own),
    sale: saleOf(typed, own),
    passes(step) {
      setLeft((last) => new Set(last).add(step))
      return Object.keys(faults[step]).length === 0
    },
  }
}
