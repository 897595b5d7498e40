/** Where keys and webhooks of programs are: a company’s, and a programme’s under the admins. */
export const integrationPaths = {
  keys: '/AgroProcessor/Akeys',
  webhooks: '/AgroProcessor/Awebhooks',
  webhook: (webhookId: string): string => `/AgroProcessor/Awebhooks/${webhookId}`,
  programmes: '/admin/programmes',
  programme: (programmeId: string): string => `/admin/programmes/${programmeId}`,
  webhookOf: (programmeId: string, webhookId: string): string =>
    `/admin/programmes/${programmeId}/webhooks/${webhookId}`,
} as const;
