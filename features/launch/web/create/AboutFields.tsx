import { Field } from '#platform/ui/Field.tsx'
import { TextArea } from '#platform/ui/TextArea.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { cleanedLink, linkKinds, profileLimits } from '../../fields.ts'
import { formTexts as texts } from './textForm.ts'
import { TokenPictureField } from './TokenPictureField.tsx'
import type { AboutState } from './useAbout.ts'

interface AboutFieldsProps {
  readonly about: AboutState
  readonly own: string | null
  /** The picture's hash that is shown now. */
  readonly current?: string | null
}

/** A picture, links and a text of the creator's. */
export function AboutFields({ about, own, current = null }: AboutFieldsProps) {
  const t = useText()
  const { typed, set } = about
  return (
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
  )
}
