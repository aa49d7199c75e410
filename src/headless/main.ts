import { answerLine } from './answer-line';
import { serve } from './serve';

void serve(process.stdin, process.stdout, answerLine);
