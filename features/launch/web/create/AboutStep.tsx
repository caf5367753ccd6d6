import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { AboutFields } from './AboutFields.tsx'
import { formTexts as texts } from './textForm.ts'
import type { AboutState } from './useAbout.ts'

interface AboutStepProps {
  readonly about: AboutState
  readonly own: string | null
}

/** What the creator adds: a picture, links and a text. None of it is on chain. */
export function AboutStep({ about, own }: AboutStepProps) {
  const t = useText()
  return (
    <Disclosure title={t(texts.about)} note={t(texts.optional)}>
      <AboutFields about={about} own={own} />
    </Disclosure>
  )
}
