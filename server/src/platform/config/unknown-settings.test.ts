import { describe, expect, it } from 'vitest';
import { settingNames } from '../config.ts';
import { unknownSettings } from './unknown-settings.ts';

const inEnvironment = (...names: string[]) =>
  unknownSettings({ inEnvironment: names, inFile: [] }, settingNames);
const inFile = (...names: string[]) => unknownSettings({ inEnvironment: [], inFile: names }, settingNames);

describe('a name that is no setting', () => {
  it.each([
    ['STABILTY_API_KEY', 'STABILITY_API_KEY'],
    ['MAILFROM', 'MAIL_FROM'],
    ['DATADIR', 'DATA_DIR'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
    ['welcome_credits', 'WELCOME_CREDITS'],
    ['MAQUETTE_MAIL_FROM', 'MAIL_FROM'],
    ['DEFAULT_ENGIN', 'DEFAULT_ENGINE'],
  ])('is told with the likeliest: %s was meant as %s', (name, likely) => {
    expect(inEnvironment(name)).toEqual([{ name, likely }]);
    expect(inFile(name)).toEqual([{ name, likely }]);
  });

  it('in the settings file is told also when it is short, or like none', () => {
    expect(inFile('PROT', 'FAVOURITE_COLOUR')).toEqual([
      { name: 'PROT', likely: 'PORT' },
      { name: 'FAVOURITE_COLOUR', likely: null },
    ]);
  });

  it('is nobody’s business among the variables of the machine', () => {
    const machine = `PATH HOME USER SHELL TERM LANG PWD OLDPWD HOSTNAME LOGNAME MAIL EDITOR DISPLAY TMPDIR SHLVL TZ _ PS1
      NODE_ENV NODE_OPTIONS NODE_PATH UV_THREADPOOL_SIZE npm_config_cache npm_package_name INIT_CWD COLOR FORCE_COLOR CI
      GITHUB_TOKEN GITHUB_ACTIONS OPENAI_API_KEY OPENAI_BASE_URL GOOGLE_APPLICATION_CREDENTIALS GOOGLE_API_KEY
      STRIPE_CLI_KEY AWS_ACCESS_KEY_ID AWS_REGION PGHOST PGDATA PGPASSWORD HTTP_PROXY https_proxy NO_PROXY SSH_AUTH_SOCK
      XDG_RUNTIME_DIR DBUS_SESSION_BUS_ADDRESS KUBERNETES_SERVICE_HOST KUBERNETES_PORT PORTS POST SORT COST HOSTS ROLES
      SECRETS REDIS_URL SENTRY_DSN JAVA_HOME LD_LIBRARY_PATH LESSOPEN LS_COLORS VITEST DEBUG LOG_FORMAT`;
    expect(inEnvironment(...machine.split(/\s+/))).toEqual([]);
  });

  it('is not what is one', () => {
    expect(inEnvironment(...settingNames)).toEqual([]);
    expect(inFile(...settingNames, 'NODE_ENV', 'TZ', 'AWS_REGION')).toEqual([]);
  });
});
