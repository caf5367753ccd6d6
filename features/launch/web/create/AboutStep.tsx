import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { TextArea } from '#platform/ui/TextArea.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { cleanedLink, linkKinds, profileLimits } from '../../fields.ts'
import { formTexts as texts } from './textForm.ts'
import { TokenPictureField } from './TokenPictureField.tsx'
import type { AboutState } from './useAbout.ts'

interface AboutStepProps {
  readonly about: AboutState
  readonly own: string | null
  /** What is there already; the fold is open then. */
  readonly current?: string | null
}

/** What the creator adds: a picture, links and a text. None of it is on chain. */
export function AboutStep({ about, own, current = null }: AboutStepProps) {
  const t = useText()
  const { typed, set } = about
  return (
    <Disclosure title={t(texts.about)} note={t(texts.optional)}>
      <div className="flex flex-col gap-4 pb-4">
        <TokenPictureField about={about} own={own ?? ''} current={current} />
        {linkKinds.map((kind) => (
          <Field
            key={kind}
            label={t(texts[kind])}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={profileLimits.link}
            placeholder="https://"
            value={typed[kind]}
            onChange={({ target }) => set(kind, target.value)}
            error={
              typed[kind] === '' || cleanedLink(typed[kind].trim(), kind) !== null
                ? null
                : t(texts.wrongLink)
            }
            hint={t(texts.linkHint)}
          />
        ))}
        <TextArea
          label={t(texts.introduction)}
          dir="auto"
          maxLength={profileLimits.introduction}
          value={typed.introduction}
          onChange={({ target }) => set('introduction', target.value)}
          hint={t(texts.introductionNote, { most: profileLimits.introduction })}
        />
      </div>
    </Disclosure>
  )
}
