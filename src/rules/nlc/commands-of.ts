import { armyCommands } from '../common/army/army';
import type { ArmyCommand } from '../common/army/army';
import { commonCommands } from '../common/table';
import type { CommonCommand } from '../common/table';
import { campaignCommands } from './campaign/campaign';
import type { CampaignCommand } from './campaign/campaign';
import { corpsCommands } from './corps/corps';
import type { CorpsCommand } from './corps/corps';
import type { NlcCommand } from './game-state';
import { ordersCommands } from './orders/commands';
import type { OrdersCommand } from './orders/commands';

/** Which topic a command belongs to. */
export const isCommonCommand = (command: NlcCommand): command is CommonCommand => command.type in commonCommands;
export const isArmyCommand = (command: NlcCommand): command is ArmyCommand => command.type in armyCommands;
export const isCorpsCommand = (command: NlcCommand): command is CorpsCommand => command.type in corpsCommands;
export const isCampaignCommand = (command: NlcCommand): command is CampaignCommand => command.type in campaignCommands;
export const isOrdersCommand = (command: NlcCommand): command is OrdersCommand => command.type in ordersCommands;
