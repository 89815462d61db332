import { wordSet } from "@/lib/extraction/rules/details/phrase-table";

/**
 * Given names, needed where a text is written without capitals (`lunch with mark and grace`). Names that are also
 * months, days or everyday words are in the list too: it is asked only where a person may stand.
 */
export const givenNames = wordSet(`
  aaron abby abdul abigail adam adrian adriana ahmed aidan aisha al alan albert alejandro alex alexa alexander
  alexandra alexis alfred ali alice alicia alina alison allan allen allison alma alyssa amanda amber amelia amina
  amir amy ana anastasia andre andrea andrei andrew andy angel angela angelina angus anika anita ann anna anne annie
  anthony antonio anya april aria arjun arthur asha ashley aubrey audrey august austin ava avery barack barbara
  beatrice becca beck becky bella ben benjamin bernard bernie beth bethany betty bill billy bo bob bobby bonnie brad
  bradley brandon brenda brendan brett brian bridget brittany brooke bruce bruno bryan caleb calvin cameron camila
  carl carla carlos carmen carol caroline carolyn carter casey catherine cathy chad charles charlie charlotte
  chelsea chen cher cheryl chester chloe chris christian christina christine christopher cindy claire clara clark
  clay cody colin colleen connie connor corisa courtney craig crystal daisy dale damian damien dan dana daniel
  daniela danielle danny daron darren dave david dawn dean deb debbie deborah deepak delia denise dennis denny derek
  desmond devin diana diane diego dina divya dominic don donald donna doreen dorothy doug douglas drew duane dylan
  ed eddie edith edward eileen elaine eleanor elena eli elias elijah elisa elizabeth ella ellen ellie elliot elsie
  emil emilia emily emma eric erica erik erin ernest esther ethan eugene eva evan eve evelyn faith fatima felix
  fiona florence frances francis francisco frank franklin fred freddie frederick gabe gabriel gabriela gail gary
  gavin gemma geoff george gerald gerard gina giulia glen glenn gloria gordon grace graham grant greg gregory greta
  gus guy gwen hailey hank hannah hans harold harriet harris harry harvey hassan hazel heather hector heidi helen
  helena henry hilda holly hope howard hugh hugo hunter ian ibrahim ida imran ina ingrid irene iris isaac isabel
  isabella ivan ivy jack jackie jackson jacob jacqueline jade jaime jake james jamie jan jana jane janet janice
  jared jasmin jasmine jason javier jay jean jeanne jeff jeffrey jen jenna jenni jennie jennifer jenny jeremy jerri
  jerry jess jesse jessica jesus jill jim jimmy jo joan joanna joanne joe joel joey johan john johnny jon jonas
  jonathan jordan jorge jose joseph josh joshua joy joyce juan judith judy julia julian julie juliet julio june
  justin kai kara karen karim karl karla kate katherine kathleen kathryn kathy katie kay kayla keith kelly ken
  kendra kenneth kenny kerry kevin khalid kim kimberly klara kris kristen kristin kristina kumar kyle lance lara
  larry lars laura lauren lawrence lea leah lee leila lena leo leon leonard leslie lewis li liam lidia lila lilly
  lily lina linda lindsay linh lisa liz lloyd logan lois lorraine lou louis louise luca lucas lucia lucy luis luke
  luna lydia lynn madeline madison mae malcolm malinda mandy manny manuel marc marcel marco marcus margaret maria
  marian marie marilyn mario marion mark marlin martha martin martina mary mason mateo matt matthew maureen maurice
  max maya megan mei melanie melissa mia michael michel michelle miguel mika mike mila miles miley milo miriam
  mohamed mohammed moira molly mona monica morgan muhammad murphy nadia nancy naomi natalia natalie natasha nate
  nathan neal ned neil nell nicholas nick nicola nicolas nicole nikhil nina noah noel nora norman olga oliver olivia
  omar oscar otto owen pablo paige pam pat patricia patrick patty paul paula pauline pearl pedro peggy penny perry
  pete peter petra phil philip phillip phoebe pierre polly priya quinn rachel rafael rahul raj ralph ramon ravi ray
  raymond rebecca reeta regina remy renee rhett ricardo rich richard rick ricky riley rita rob robert roberta
  roberto robin rod roger roman ron ronald rosa rosario rose rosemary rosie ross roy ruben ruby rudy russell ruth
  ryan sabrina sadie sal sally sam samantha samir sammy samuel sandra sandy sanjay santiago saqib sara sarah sasha
  scarlett scot scott sean sebastian seth shane shannon sharon shaun shawn sheila shelley sherry shirley sid sidney
  silvia simon simone sofia sonia sonya sophia sophie stacey stan stanley stefan stella steph stephanie stephen
  steve steven stuart sue sunday sunil susan susie suzanne sven sydney tammi tammy tanya tara tariq tasha taylor ted
  teresa terry tess tessa theo theresa thomas tiffany tim timothy tina toby todd tom tomas tommy toni tony tracey
  tracy trevor trina troy tyler uma valerie vanessa vera veronica vicki vicky victor victoria vijay vincent viola
  violet virginia wade walter warren wayne wei wendy wes wesley will william willie yan yasmin yuki yusuf zach
  zachary zack zara zoe
`);
