import { wordSet } from "@/lib/extraction/rules/details/phrase-table";

/**
 * Given names, needed where a text is written without capitals (`lunch with mark and grace`). Names that are also
 * months, days or everyday words are in the list too: it is asked only where a person may stand.
 */
export const givenNames = wordSet(`
  aaron abby abdul abigail adam adrian adriana ahmed aidan aisha al alan albert alejandro alex alexa alexander
  alexandra alexis alfred ali alice alicia alina alison allan allen allison alma alyssa amanda amber amelia amina amir
  amy ana anastasia andre andrea andrei andrew andy angel angela angelina angus anika anita ann anna anne annie
  anthony antonio anya april aria ariana ariel arjun arthur asha ashley ashton astrid aubrey audrey august austin ava
  avery barack barbara beatrice becca beck becky bella ben benjamin bernard bernie beth bethany betty beverly bill
  billy bo bob bobby bonnie brad bradley brandon brenda brendan brett brian bridget brittany brooke bruce bruno bryan
  caleb calvin cameron camila candice carl carla carlos carmen carol caroline carolyn carter casey cassandra catherine
  cathy cecilia cedric celeste chad chandra charlene charles charlie charlotte chelsea chen cher cheryl chester chloe
  chris christian christina christine christopher chuck cindy claire clara clark claudia clay cliff clint clyde cody
  colin colleen connie connor corey corisa courtney craig crystal curtis cynthia daisy dale damian damien dan dana
  daniel daniela daniella danielle danny daphne darius darlene daron darren dave david dawn dean deb debbie deborah
  deepak delia denise dennis denny derek desmond devin diana diane diego dimitri dina divya dmitri dolores dominic don
  donald donna dora doreen doris dorothy doug douglas drew duane duncan dustin dylan earl ed eddie edgar edith edna
  eduardo edward edwin eileen elaine eleanor elena eli elias elijah elisa elizabeth ella ellen ellie elliot elsa elsie
  emil emilia emily emma eric erica erik erika erin ernest esther ethan eugene eva evan eve evelyn fabian faith fatima
  felicia felipe felix fernando fiona florence frances francis francisco frank franklin fred freddie frederick gabe
  gabriel gabriela gail gary gavin gemma gene geoff george gerald gerard gilbert gina giulia glen glenn gloria gordon
  grace graham grant greg gregory greta gus guy gwen hailey hank hannah hans harold harriet harris harry harvey hassan
  hazel heather hector heidi helen helena henry herbert herman hilda holly hope howard hugh hugo hunter ian ibrahim ida
  igor imran ina inga ingrid irene iris isaac isabel isabella ivan ivy jack jackie jackson jacob jacqueline jade jaime
  jake james jamie jan jana jane janet janice jared jasmin jasmine jason javier jay jean jeanne jeff jeffrey jen jenna
  jenni jennie jennifer jenny jeremy jerome jerri jerry jess jesse jessica jesus jill jim jimmy jo joan joanna joanne
  joe joel joey johan johanna john johnny jon jonas jonathan jordan jorge jose josef joseph josh joshua joy joyce juan
  juanita judith judy julia julian juliana julie juliet julio june justin kai kara karen karim karina karl karla kate
  katherine kathleen kathryn kathy katie katrina kay kayla keith kelly kelsey ken kendra kenneth kenny kerry kevin
  khalid kim kimberly kirk klara klaus kris kristen kristin kristina kumar kurt kyle lana lance lara larry lars laura
  lauren laurie lawrence lea leah lee leila lena leo leon leonard leroy leslie lester lewis li liam lidia lila lillian
  lilly lily lina linda lindsay linh lisa liz lloyd logan lois lola lora lorenzo lori lorraine lou louis louise luca
  lucas lucia lucille lucy luis luisa luke luna lydia lynn mabel madeline madison mae malcolm malinda mandy manny
  manuel marc marcel marcia marco marcus margaret maria marian marie marilyn mario marion marjorie mark marlene marlin
  marsha martha martin martina marvin mary mason mateo matt matthew maureen maurice max maxine maya mei megan melanie
  melinda melissa mia michael michel michelle miguel mika mike mila mildred miles miley milo minh miranda miriam mitch
  mohamed mohammed moira molly mona monica morgan moses muhammad murphy muriel myra nadia nancy naomi natalia natalie
  natasha nate nathan neal ned neil nell nicholas nick nicola nicolas nicole nikhil nikita nina noah noel nora norma
  norman olga oliver olivia omar oscar otto owen pablo paige pam pamela pat patricia patrick patty paul paula pauline
  pearl pedro peggy penny percy perry pete peter petra phil philip phillip phoebe phyllis pierre polly priya quentin
  quinn rachel rafael rahul raj ralph ramon randall randy raquel raul ravi ray raymond rebecca reeta regina remy rene
  renee reuben rhett rhonda ricardo rich richard rick ricky riley rita rob robert roberta roberto robin rochelle rod
  rodney roger roland roman ron ronald ronnie rosa rosalie rosario rose rosemary rosie ross roxanne roy ruben ruby
  rudy russell ruth ryan sabrina sadie sal sally sam samantha samir sammy samuel sandra sandy sanjay santiago saqib sara
  sarah sasha saul savannah scarlett scot scott sean sebastian selena serena sergei sergio seth shane shannon sharon
  shaun shawn sheila shelby shelley sheri sherman sherri sherry shirley sid sidney sierra silvia simon simone sofia
  sonia sonya sophia sophie spencer stacey stacy stan stanley stefan stella steph stephanie stephen steve steven stuart
  sue sunday sunil susan susie suzanne sven sydney sylvia tabitha tamara tammi tammy tania tanya tara tariq tasha tatiana
  taylor ted teresa terrance terrence terri terry tess tessa thelma theo theodore theresa thomas tiffany tim timothy
  tina toby todd tom tomas tommy toni tony tracey tracy trevor tricia trina tristan troy tyler uma ursula valerie
  vanessa vera vernon veronica vicki vicky victor victoria vijay vincent viola violet virginia vivian vladimir wade
  wallace walter wanda warren wayne wei wendy wes wesley whitney wilfred will willa william willie wilma winston xavier
  yan yasmin yolanda yuki yusuf yves yvette yvonne zach zachary zack zane zara zoe
`);
