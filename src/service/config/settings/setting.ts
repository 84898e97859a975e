import type { ValueParser } from '../config-values.ts';

export interface Setting<T> {
  /** The environment variable. */
  readonly name: string;
  /** The unit of a number, or the kind of text. */
  readonly unit: string;
  /** Describes a default that depends on the machine or on other settings. */
  readonly defaultText?: string;
  readonly defaultValue: T;
  /** Purpose, and reason for the default. */
  readonly reason: string;
  /** A few words for `serve --help`, which lists only the settings with `help`: those that most installations set. */
  readonly help?: string;
  readonly parse: ValueParser<T>;
  /** Never shown, neither in a message nor in a log. */
  readonly isSecret?: true;
}

export const defineSetting = <T>(setting: Setting<T>): Setting<T> => setting;

/** Defines a setting without a default: undefined when not set. */
export const defineOptionalSetting = <T>(
  setting: Omit<Setting<T>, 'defaultValue'>,
): Setting<T | undefined> => ({ ...setting, defaultValue: undefined });

/** The default of a setting as the docs show it; the same on every machine. */
export const shownDefault = ({ defaultText, defaultValue }: Setting<unknown>): string =>
  defaultText ?? String(defaultValue ?? 'unset');
