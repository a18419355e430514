import type { systemEn } from './en.ts';

export const systemFr = {
  'system.version': 'Version {{version}}',
  'system.versionDetails': 'Détails de cette version',
  'system.versionUnavailable': 'Version indisponible',
  'system.versionLoading': 'Version…',
  'system.unavailable': 'indisponible',
  'system.git': 'Source',
  'system.commit': 'Commit',
  'system.branch': 'Branche',
  'system.commitDate': 'Validé le',
  'system.build': 'Compilation',
  'system.buildDate': 'Compilé le',
  'system.environment': 'Environnement',
  'system.runtime': 'Serveur',
  'system.uptime': 'En marche depuis',
  'system.uptimeValue': '{{days}} j {{hours}} h {{minutes}} min',
  'system.startTime': 'Démarré le',
  'system.node': 'Node.js',
  'system.platform': 'Plateforme',
} satisfies Record<keyof typeof systemEn, string>;
