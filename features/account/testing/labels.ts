import type { Locale } from '#platform/std/text.ts'

interface ProfileLabels {
  readonly nickname: string
  readonly introduction: string
  readonly file: RegExp
  readonly zoom: string
  readonly save: string
  readonly kept: string
  readonly saved: string
  readonly tooLong: string
  readonly ofOurs: string
  readonly unreadable: string
  readonly lookAlike: string
  readonly longer: RegExp
  readonly search: string
  readonly noneFits: string
  readonly copy: (name: string) => string
}

/** Texts of the profile screens, as a user reads them. */
export const profileLabels: Record<Locale, ProfileLabels> = {
  en: {
    nickname: 'Nickname',
    introduction: 'Introduction',
    file: /^Choose (a picture|another)$/,
    zoom: 'Zoom',
    save: 'Save',
    kept: 'All saved',
    saved: 'Profile saved',
    tooLong: 'Use 0 to 12 characters: 1 too many',
    ofOurs: 'This nickname reads as if you spoke for Tessera. Choose another',
    unreadable: 'Your browser cannot read this as a picture',
    lookAlike: 'Look-alike',
    longer: /^Looks like “Grace” of T\w+…\w+, who has had the name longer\.$/,
    search: 'Search a nickname or an address',
    noneFits: 'Nobody fits',
    copy: (name) => `Copy the address of ${name}`,
  },
  tc: {
    nickname: '暱稱',
    introduction: '簡介',
    file: /^(選擇圖片|更換圖片)$/,
    zoom: '縮放',
    save: '儲存',
    kept: '已全部儲存',
    saved: '個人檔案已儲存',
    tooLong: '請輸入 0 至 12 個字元：超出 1 個',
    ofOurs: '此暱稱看似代表 Tessera 發言，請改用其他暱稱',
    unreadable: '您的瀏覽器無法將此檔案讀取為圖片',
    lookAlike: '名稱近似',
    longer: /^與 T\w+…\w+ 的「Grace」相似，對方使用較久。$/,
    search: '搜尋暱稱或地址',
    noneFits: '找不到相符的成員',
    copy: (name) => `複製 ${name} 的地址`,
  },
}
