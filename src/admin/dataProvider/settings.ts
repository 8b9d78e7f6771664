import type { SettingsHistory, SettingsRequest, SettingsResponse } from '#domain/site/settingsWire'
import { callRoute } from '../../kit/http/callRoute'

/** 'Configurações' (issue 32.7). Throws ApiError. */
export const settingsVerbs = {
  getSettings: (): Promise<SettingsResponse> => callRoute('GET /admin/settings'),

  /** 409 with the values in force, when somebody has changed one of them since. */
  saveSettings: (body: SettingsRequest): Promise<SettingsResponse> =>
    callRoute('POST /admin/settings', { body }),

  getSettingChanges: (offset: number): Promise<SettingsHistory> =>
    callRoute('GET /admin/settings/history', { query: { offset } }),

  /** A testimonial's picture, made small; its address. */
  keepSitePicture: async (file: Blob): Promise<string> =>
    (await callRoute('POST /admin/settings/pictures', { file })).picture,
}
