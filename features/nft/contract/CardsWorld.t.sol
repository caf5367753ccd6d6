// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {FickleToken} from "../../../platform/contracts/FickleToken.t.sol";
import {FixedPriceOracle} from "../../../platform/contracts/FixedPriceOracle.sol";
import {FeeSplitter} from "../../team/contract/FeeSplitter.sol";
import {TeamWorld} from "../../team/contract/TeamWorld.t.sol";
import {Cards} from "./Cards.sol";
import {ICardArt} from "./ICardArt.sol";
import {ICards} from "./ICards.sol";

/// @dev Pictures are tested against their TypeScript twin; here one that is quickly compiled.
contract PlainArt is ICardArt {
    function tokenUri(uint256, uint256, string calldata levelName, uint256) external pure returns (string memory) {
        return levelName;
    }
}

/// @title The world that every test of Cards lives in.
/// @notice One TRX is one USDT. Alice and Bob are active, Carol is not. Level 1 has 3 cards, level 2 has 20.
/// A card of level 1 staked for 10 days earns 50 x 2 x 864,000 = 86,400,000 base units of the reward coin.
abstract contract CardsWorld is TeamWorld {
    uint256 internal constant PRICE = 100e6;
    uint256 internal constant TERM = 10 days;
    uint256 internal constant REWARD = 86_400_000;
    uint256 internal constant RESERVE = 1_000_000_000;

    address internal immutable FUND = actor("fund");

    FeeSplitter internal splitter;
    FickleToken internal token;
    Cards internal cards;

    function setUp() public virtual override {
        super.setUp();
        splitter = FeeSplitter(deploy("FeeSplitter", abi.encode(team, actor("platform"), actor("pool"))));
        token = new FickleToken();
        ICards.LevelConfig[] memory levels = new ICards.LevelConfig[](2);
        levels[0] = ICards.LevelConfig({name: "Clay", supply: 3, power: 50, fund: FUND, price: uint96(PRICE)});
        levels[1] = ICards.LevelConfig({name: "Marble", supply: 20, power: 220, fund: FUND, price: uint96(4 * PRICE)});
        ICards.Term[] memory terms = new ICards.Term[](2);
        terms[0] = ICards.Term({time: uint32(TERM), rate: 2});
        terms[1] = ICards.Term({time: 90 days, rate: 3});
        cards = Cards(deploy("Cards", abi.encode(parts(), levels, terms)));

        supplyReserve(RESERVE);
    }

    function parts() internal returns (Cards.Parts memory) {
        return Cards.Parts({
            team: team,
            splitter: splitter,
            oracle: FixedPriceOracle(deploy("FixedPriceOracle", abi.encode(1e6))),
            rewardToken: token,
            art: new PlainArt()
        });
    }

    function supplyReserve(uint256 amount) internal {
        token.approve(address(cards), amount);
        cards.fund(amount);
    }

    function buy(address buyer, uint256 level) internal returns (uint256 tokenId) {
        (,,,, tokenId,) = cards.levelMap(level);
        vm.prank(buyer);
        cards.Buy{value: level == 1 ? PRICE : 4 * PRICE}(level);
    }

    function pledge(address owner, uint256 tokenId) internal {
        vm.prank(owner);
        cards.pledge(tokenId, TERM);
    }

    function claim(address owner, uint256 tokenId) internal {
        uint256[] memory ids = new uint256[](1);
        ids[0] = tokenId;
        vm.prank(owner);
        cards.claim(ids);
    }

    function promised() internal view returns (uint256 amount) {
        (, amount,) = cards.reserve();
    }
}
